create table reels (
  match text not null references matches (id),
  seq integer not null,
  frames blob not null,
  primary key (match, seq)
) without rowid;
