alter table matches add column terms text not null default '';

alter table seats add column free integer not null default 0;

create table listings (
  match text primary key references matches (id) on delete cascade,
  game text not null,
  stage text not null check (stage in ('open', 'running', 'over')),
  since text not null,
  until text not null,
  card text not null
) without rowid;

create index listings_by_stage on listings (stage, since, match);
create index listings_by_game on listings (stage, game, since, match);
create index listings_by_end on listings (until);

create table words (
  match text not null references matches (id) on delete cascade,
  number integer not null,
  seat integer not null,
  words text not null,
  at text not null,
  primary key (match, number)
) without rowid;

create table reports (
  match text not null references matches (id) on delete cascade,
  number integer not null,
  reporter integer not null,
  seat integer not null,
  words text not null,
  at text not null,
  primary key (match, number, reporter)
) without rowid;
