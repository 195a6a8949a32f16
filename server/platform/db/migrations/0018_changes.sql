-- Up Migration

-- Contract: only adds, so the previous release can neither break it nor be broken by it. What it publishes has no rows.
create table content_changes (
  id bigint generated always as identity primary key,
  publication_id bigint not null references content_publications,
  path text not null,
  kind text not null check (kind in ('changed', 'added', 'removed', 'moved')),
  field text not null,
  key_path text not null,
  entry text,
  before text check (length(before) <= 25000),
  after text check (length(after) <= 25000)
);
comment on table content_changes is 'What each publication changed. In the key path, entries of lists have their keys, not their places. Values are JSON, and long ones are cut.';
create index content_changes_publication on content_changes (publication_id);
create index content_changes_path on content_changes (path);
grant insert on content_changes to site_worker;

create table desk_discarded (
  member_id uuid not null references desk_members on delete cascade,
  path text not null,
  base_hash bytea,
  bytes bytea,
  discarded_at timestamptz not null default now(),
  primary key (member_id, path)
);
comment on table desk_discarded is 'The drafts that each member discarded last. They can be brought back for 30 days.';
