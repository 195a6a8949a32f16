-- Up Migration

-- Contract: only adds, so the previous release can neither break it nor be broken by it. What it schedules is not by an owner.
alter table content_schedules add column by_owner boolean not null default false;
comment on column content_schedules.by_owner is 'An owner of the desk or an engineer made it, so it may change contact addresses.';
alter table content_schedules add column cancelled_by text;
update content_schedules set cancelled_by = substring(stopped_reason from 'Cancelled by (.*)')
  where stopped_reason like 'Cancelled by %';

create table contact_changes (
  id bigint generated always as identity primary key,
  publication_id bigint not null references content_publications,
  contact text not null,
  old_email text not null,
  new_email text,
  queued_at timestamptz
);
comment on table contact_changes is 'Contact addresses that a publication changed, for the worker to tell the old address.';
grant select, insert, update (queued_at) on contact_changes to site_worker;

alter table desk_drafts add column hash bytea generated always as (sha256(bytes)) stored;

create table desk_member_networks (
  member_id uuid not null references desk_members on delete cascade,
  network text not null,
  last_sign_in timestamptz not null default now(),
  primary key (member_id, network)
);
comment on table desk_member_networks is 'Where members have signed in, as keyed hashes of network prefixes.';
