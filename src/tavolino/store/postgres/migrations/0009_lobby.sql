alter table matches add column terms text not null default '';

alter table seats add column free bigint not null default 0;

create table listings (
  match text primary key references matches (id) on delete cascade,
  game text not null,
  stage text not null check (stage in ('open', 'running', 'over')),
  since text not null,
  until text not null,
  card text not null
);

create index listings_by_stage on listings (stage, since, match);
create index listings_by_game on listings (stage, game, since, match);
create index listings_by_end on listings (until);

create table words (
  match text not null references matches (id) on delete cascade,
  number bigint not null,
  seat bigint not null,
  words text not null,
  at text not null,
  primary key (match, number)
);

create table reports (
  match text not null references matches (id) on delete cascade,
  number bigint not null,
  reporter bigint not null,
  seat bigint not null,
  words text not null,
  at text not null,
  primary key (match, number, reporter)
);
