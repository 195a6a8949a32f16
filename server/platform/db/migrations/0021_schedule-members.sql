-- Up Migration

-- Contract: only adds, so the previous release can neither break it nor be broken by it. What that schedules has no member, and is
-- found by its email.
alter table content_schedules add column member_id uuid references desk_members on delete set null;
alter table content_schedules add column waits_for_owner boolean not null default false;
comment on column content_schedules.waits_for_owner is 'It is due, and is published once an owner confirms its contact addresses.';
grant update (waits_for_owner) on content_schedules to site_worker;

-- Made by somebody who is an owner no longer. Those of the command line without an email stay trusted.
update content_schedules set by_owner = false
  where by_owner and publication_id is null and stopped_at is null
    and email is not null and email not in (select email from desk_members where role = 'owner');

-- The author is who published.
alter table content_versions add column prepared_by text check (length(prepared_by) between 1 and 200);
alter table content_schedules add column prepared_by text check (length(prepared_by) between 1 and 200);
