-- Every running server and worker renews its lease about once a second. Older versions have no lease.
create unlogged table leases (id int primary key, expires timestamptz not null);

create function holds_lock(process int) returns boolean language sql as $$
  select exists (
    select 1 from pg_locks
    where locktype = 'advisory' and granted and objsubid = 2
    and classid = 1952544369 and objid = process::bigint::oid
    and database = (select oid from pg_database where datname = current_database())
  )
$$;

create or replace function is_open(server int) returns boolean language sql as $$
  select holds_lock(server)
  and not exists (select 1 from leases where id = server and expires < clock_timestamp())
$$;

create or replace view present as
  select objid::bigint::int as id from pg_locks
  where locktype = 'advisory' and granted and objsubid = 2 and classid = 1952544369
  and database = (select oid from pg_database where datname = current_database())
  and not exists (
    select 1 from leases where id = objid::bigint::int and expires < clock_timestamp()
  );

-- Database roles for workers may write a row in workers: they may also write their lease.
do $$
declare
  worker_role text;
begin
  for worker_role in
    select distinct grantee from information_schema.role_table_grants
    where table_schema = current_schema and table_name = 'workers'
    and privilege_type = 'INSERT' and grantee <> current_user
  loop
    execute format('grant select, insert, update, delete on leases to %I', worker_role);
  end loop;
end $$;

-- A match that changes its owner gets a new token. A write with an earlier token is refused.
create sequence fencing_tokens;
alter table keepers add column token bigint not null default nextval('fencing_tokens');

create function a_new_owner_has_a_new_token() returns trigger language plpgsql as $$
begin
  new.token := nextval('fencing_tokens');
  return new;
end $$;
create trigger a_new_owner_has_a_new_token before update of server on keepers
for each row when (old.server is distinct from new.server)
execute function a_new_owner_has_a_new_token();
