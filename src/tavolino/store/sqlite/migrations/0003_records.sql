alter table reels add column record text not null default '';
