create table people (
  id text primary key,
  name text not null,
  preferences text not null,
  link text unique,
  until text,
  created text not null
);

create table passkeys (
  id text primary key,
  person text not null references people (id),
  key text not null,
  count bigint not null,
  name text not null,
  made text not null,
  used text not null
);

create index passkeys_of on passkeys (person);

create table sessions (
  token text primary key,
  person text not null references people (id),
  made text not null,
  until text not null
);

create index sessions_of on sessions (person);

create table spent (
  token text primary key,
  until text not null
);

create table sittings (
  person text not null references people (id),
  match text not null references matches (id) on delete cascade,
  seat bigint not null,
  token text not null,
  since text not null,
  primary key (match, seat, person)
);

create index sittings_of on sittings (person);
