create table analyses (
  match text primary key,
  version text not null,
  found text not null
) without rowid;

create table imports (
  id text primary key,
  at text not null,
  text text not null
) without rowid;

create index imports_by_age on imports (at);

drop trigger a_pruned_match_leaves_wholly;

create trigger a_pruned_match_leaves_wholly after insert on pruned
begin
  delete from reels where match = new.match;
  delete from snapshots where match = new.match;
  delete from clocks where match = new.match;
  delete from calls where match = new.match;
  delete from analyses where match = new.match;
  delete from entries where match = new.match;
  delete from seats where match = new.match;
  delete from matches where id = new.match;
end;
