alter table matches add column help text not null default 'none';
