pragma application_id = 1952544367;

create table matches (
  id text primary key,
  game text not null,
  revision integer not null,
  options text not null,
  seats integer not null,
  seed text not null,
  host text not null,
  created text not null,
  finished text
) without rowid;

create table seats (
  match text not null references matches (id),
  seat integer not null,
  kind text not null check (kind in ('person', 'bot')),
  level text,
  name text not null,
  token text,
  primary key (match, seat)
) without rowid;

create table entries (
  match text not null references matches (id),
  seq integer not null,
  seat integer not null,
  text text not null,
  at text not null,
  primary key (match, seq)
) without rowid;

create trigger entries_leave_no_gap before insert on entries
when new.seq <> (select coalesce(max(seq) + 1, 0) from entries where match = new.match)
begin select raise(abort, 'not the next entry'); end;

create trigger entries_are_never_changed before update on entries
begin select raise(abort, 'entries are never changed'); end;

create trigger entries_are_never_removed before delete on entries
begin select raise(abort, 'entries are never removed'); end;

create table snapshots (
  match text primary key references matches (id),
  seq integer not null,
  state blob not null
) without rowid;
