-- The token buckets that all servers share. After a crash of the database all buckets are full.
create unlogged table rate_buckets (
  name text not null,
  address text not null,
  tokens double precision not null,
  granted int not null,
  at timestamptz not null,
  primary key (name, address)
);

create index rate_buckets_at on rate_buckets (at);
