create table matches (
  id text primary key,
  game text not null,
  revision bigint not null,
  options text not null,
  seats bigint not null,
  seed text not null,
  host text not null,
  created text not null,
  finished text,
  help text not null default 'none'
);

create table seats (
  match text not null references matches (id),
  seat bigint not null,
  kind text not null check (kind in ('person', 'bot')),
  level text,
  name text not null,
  token text,
  primary key (match, seat)
);

create table entries (
  match text not null references matches (id),
  seq bigint not null,
  seat bigint not null,
  text text not null,
  at text not null,
  primary key (match, seq)
);

create table snapshots (
  match text primary key references matches (id),
  seq bigint not null,
  state bytea not null
);

create table reels (
  match text not null references matches (id),
  seq bigint not null,
  frames bytea not null,
  record text not null default '',
  primary key (match, seq)
);

create table servers (id int primary key, address text not null);

create table keepers (
  match text primary key references matches (id) on delete cascade,
  server int not null references servers (id) on delete cascade
);

-- A server holds the lock of its number on a connection that it keeps as long as it lives.
create function is_open(server int) returns boolean language sql as $$
  select exists (
    select 1 from pg_locks
    where locktype = 'advisory' and granted and objsubid = 2
    and classid = 1952544369 and objid = server::bigint::oid
    and database = (select oid from pg_database where datname = current_database())
  )
$$;

create table proofs (one boolean primary key default true check (one), at timestamptz not null);

create function entries_leave_no_gap() returns trigger language plpgsql as $$
begin
  if new.seq > 0 and not exists (select 1 from entries where match = new.match and seq = new.seq - 1) then
    raise integrity_constraint_violation using message = 'not the next entry';
  end if;
  return new;
end $$;
create trigger entries_leave_no_gap before insert on entries
for each row execute function entries_leave_no_gap();

create function entries_stay() returns trigger language plpgsql as $$
begin
  raise integrity_constraint_violation using message = 'entries are never changed or removed';
end $$;
create trigger entries_stay before update or delete on entries
for each row execute function entries_stay();
