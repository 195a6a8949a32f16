-- Up Migration

-- Contract: only adds, so the previous release can neither break it nor be broken by it.
create table link_failures (
  url text primary key,
  reason text not null,
  first_failed_at timestamptz not null,
  last_failed_at timestamptz not null
);
comment on table link_failures is 'Addresses on other sites that failed at their last check, with no success since the first failure.';
grant select, insert, update, delete on link_failures to site_worker;
