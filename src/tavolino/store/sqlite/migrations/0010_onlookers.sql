create table onlookers (
  match text not null references matches (id) on delete cascade,
  seat integer not null,
  id text not null,
  token text not null,
  name text not null,
  made text not null,
  used text not null,
  primary key (match, seat, id)
) without rowid;
