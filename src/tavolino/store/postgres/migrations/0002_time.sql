alter table matches add column tempo text not null default '';

create table clocks (
  match text primary key references matches (id),
  state text not null,
  due bigint
);

create index clocks_that_run on clocks (due) where due is not null;

create table hours (
  name text primary key,
  milliseconds bigint not null,
  at timestamptz not null
);
