alter table servers add column mark text not null default '';

create table workers (id int primary key, mark text not null);

-- Everybody whose line stands: servers and workers.
create view present as
  select objid::bigint::int as id from pg_locks
  where locktype = 'advisory' and granted and objsubid = 2 and classid = 1952544369
  and database = (select oid from pg_database where datname = current_database());

-- What is asked of workers. It may be lost with the database: then it is thought at home.
create unlogged table thoughts (
  id bigint primary key,
  asker int not null,
  whose text not null,
  mark text not null,
  question bytea not null,
  asked timestamptz not null default clock_timestamp(),
  worker int,
  tries int not null default 0,
  answer bytea
);
