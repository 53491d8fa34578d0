create table results (
  match text not null,
  seat bigint not null,
  person text not null references people (id),
  game text not null,
  players bigint not null,
  place bigint not null,
  score bigint not null,
  rivals text not null,
  at text not null,
  rated bigint not null,
  primary key (match, seat)
);

create index results_of on results (person);

create table ratings (
  person text not null references people (id),
  game text not null,
  players bigint not null,
  number bigint not null,
  match text not null,
  seat bigint not null,
  mean double precision not null,
  deviation double precision not null,
  at text not null,
  primary key (person, game, players, number),
  unique (match, seat)
);

create table judged (
  match text primary key,
  at text not null
);
