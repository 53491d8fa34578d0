create table pruned (
  match text primary key,
  at text not null
) without rowid;

drop trigger entries_are_never_removed;

create trigger entries_are_never_removed before delete on entries
when not exists (select 1 from pruned where match = old.match)
begin select raise(abort, 'entries are never removed'); end;

create trigger running_matches_are_never_pruned before insert on pruned
when exists (select 1 from matches where id = new.match and finished is null)
and exists (select 1 from entries where match = new.match and seat >= 0)
begin select raise(abort, 'a running match is never pruned'); end;

create trigger a_pruned_match_leaves_wholly after insert on pruned
begin
  delete from reels where match = new.match;
  delete from snapshots where match = new.match;
  delete from entries where match = new.match;
  delete from seats where match = new.match;
  delete from matches where id = new.match;
end;

create trigger what_was_pruned_does_not_come_back before insert on matches
when exists (select 1 from pruned where match = new.id)
begin select raise(abort, 'this match was pruned'); end;
