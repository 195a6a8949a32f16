-- Up Migration

alter table testimonial_requests add column reminded_at timestamptz;
-- For the erase job and the reminders.
create index testimonial_requests_not_contacted on testimonial_requests (submitted_at) where contacted_at is null;
create index testimonial_requests_contacted on testimonial_requests (contacted_at) where contacted_at is not null;

-- The data that a page behind a signed link may show. Contains no personal data.
create function testimonial_state(p_id uuid) returns table (request_reference text, submitted timestamptz, contacted timestamptz)
language sql
stable
security definer
set search_path = pg_catalog, public, pg_temp
as $$
  select reference, submitted_at, contacted_at from public.testimonial_requests where id = p_id
$$;

create function mark_contacted(p_id uuid) returns table (request_reference text, contacted timestamptz)
language sql
security definer
set search_path = pg_catalog, public, pg_temp
as $$
  update public.testimonial_requests set contacted_at = coalesce(contacted_at, now()) where id = p_id
  returning reference, contacted_at
$$;

create function erase_request(p_id uuid) returns table (request_reference text)
language sql
security definer
set search_path = pg_catalog, public, pg_temp
as $$
  delete from public.testimonial_requests where id = p_id returning reference
$$;

revoke all on function testimonial_state, mark_contacted, erase_request from public;
grant execute on function testimonial_state, mark_contacted, erase_request to site_web;

-- The table format of rate-limiter-flexible. Keys are keyed hashes of addresses.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
grant select, insert, update, delete on rate_limits to site_web, site_worker;
