create table calls (
  match text not null references matches (id),
  seat bigint not null,
  id text not null,
  way text not null,
  target text not null,
  page text not null,
  lang text not null,
  trouble text not null,
  primary key (match, seat, id)
);

create table secrets (
  name text primary key,
  value text not null
);
