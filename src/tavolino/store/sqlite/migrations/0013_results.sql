create table results (
  match text not null,
  seat integer not null,
  person text not null references people (id),
  game text not null,
  players integer not null,
  place integer not null,
  score integer not null,
  rivals text not null,
  at text not null,
  rated integer not null,
  primary key (match, seat)
) without rowid;

create index results_of on results (person);

create table ratings (
  person text not null references people (id),
  game text not null,
  players integer not null,
  number integer not null,
  match text not null,
  seat integer not null,
  mean real not null,
  deviation real not null,
  at text not null,
  primary key (person, game, players, number),
  unique (match, seat)
) without rowid;

create table judged (
  match text primary key,
  at text not null
) without rowid;
