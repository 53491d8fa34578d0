alter table matches add column rated integer not null default 0;

update matches set rated = 1 where terms like '%"rated":true%';

create index rated_matches on matches (finished) where rated = 1 and finished is not null;
