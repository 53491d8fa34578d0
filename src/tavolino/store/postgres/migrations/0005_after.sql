create table analyses (
  match text primary key,
  version text not null,
  found text not null
);

create table imports (
  id text primary key,
  at text not null,
  text text not null
);

create index imports_by_age on imports (at);

create or replace function a_pruned_match_leaves_wholly() returns trigger language plpgsql as $$
begin
  delete from reels where match = new.match;
  delete from snapshots where match = new.match;
  delete from clocks where match = new.match;
  delete from calls where match = new.match;
  delete from analyses where match = new.match;
  delete from entries where match = new.match;
  delete from seats where match = new.match;
  delete from matches where id = new.match;
  return null;
end $$;
