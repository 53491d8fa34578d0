create table calls (
  match text not null references matches (id),
  seat integer not null,
  id text not null,
  way text not null,
  target text not null,
  page text not null,
  lang text not null,
  trouble text not null,
  primary key (match, seat, id)
) without rowid;

create table secrets (
  name text primary key,
  value text not null
) without rowid;

drop trigger a_pruned_match_leaves_wholly;

create trigger a_pruned_match_leaves_wholly after insert on pruned
begin
  delete from reels where match = new.match;
  delete from snapshots where match = new.match;
  delete from clocks where match = new.match;
  delete from calls where match = new.match;
  delete from entries where match = new.match;
  delete from seats where match = new.match;
  delete from matches where id = new.match;
end;
