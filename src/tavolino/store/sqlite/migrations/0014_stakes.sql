create table stakes (
  match text not null references matches (id) on delete cascade,
  seat integer not null,
  person text references people (id),
  since text not null,
  primary key (match, seat),
  unique (match, person)
) without rowid;

create index stakes_of on stakes (person);

insert into stakes
select match, seat, person, since from sittings
where seat >= 0
and match in (select id from matches where terms like '%"rated":true%')
and not exists (
  select 1 from sittings as other
  where other.match = sittings.match and other.seat = sittings.seat
  and other.person <> sittings.person and other.since <= sittings.since
)
on conflict do nothing;
