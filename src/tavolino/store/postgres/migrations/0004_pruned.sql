create table pruned (
  match text primary key,
  at text not null
);

create or replace function entries_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select 1 from pruned where match = old.match) then
    return old;
  end if;
  raise integrity_constraint_violation using message = 'entries are never changed or removed';
end $$;

-- Whoever writes an entry holds the row of its match: it is waited for, and looked at afterwards.
create function running_matches_are_never_pruned() returns trigger language plpgsql as $$
begin
  perform 1 from matches where id = new.match for update;
  if exists (select 1 from matches where id = new.match and finished is null)
  and exists (select 1 from entries where match = new.match and seat >= 0) then
    raise integrity_constraint_violation using message = 'a running match is never pruned';
  end if;
  return new;
end $$;
create trigger running_matches_are_never_pruned before insert on pruned
for each row execute function running_matches_are_never_pruned();

create function a_pruned_match_leaves_wholly() returns trigger language plpgsql as $$
begin
  delete from reels where match = new.match;
  delete from snapshots where match = new.match;
  delete from clocks where match = new.match;
  delete from calls where match = new.match;
  delete from entries where match = new.match;
  delete from seats where match = new.match;
  delete from matches where id = new.match;
  return null;
end $$;
create trigger a_pruned_match_leaves_wholly after insert on pruned
for each row execute function a_pruned_match_leaves_wholly();

create function what_was_pruned_does_not_come_back() returns trigger language plpgsql as $$
begin
  if exists (select 1 from pruned where match = new.id) then
    raise integrity_constraint_violation using message = 'this match was pruned';
  end if;
  return new;
end $$;
create trigger what_was_pruned_does_not_come_back before insert on matches
for each row execute function what_was_pruned_does_not_come_back();
