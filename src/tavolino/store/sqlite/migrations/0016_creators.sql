alter table matches add column creator text not null default '';
alter table matches add column address text not null default '';
create index matches_by_creator on matches (creator) where creator <> '';

alter table stakes add column address text not null default '';

alter table sessions add column device text not null default '';
alter table sessions add column used text not null default '';
