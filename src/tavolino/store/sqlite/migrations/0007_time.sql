alter table matches add column tempo text not null default '';

create table clocks (
  match text primary key references matches (id),
  state text not null,
  due integer
) without rowid;

create index clocks_that_run on clocks (due) where due is not null;

create table hours (
  name text primary key,
  milliseconds integer not null
) without rowid;

drop trigger a_pruned_match_leaves_wholly;

create trigger a_pruned_match_leaves_wholly after insert on pruned
begin
  delete from reels where match = new.match;
  delete from snapshots where match = new.match;
  delete from clocks where match = new.match;
  delete from entries where match = new.match;
  delete from seats where match = new.match;
  delete from matches where id = new.match;
end;
