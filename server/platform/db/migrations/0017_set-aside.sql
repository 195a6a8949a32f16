-- Up Migration

-- Contract: only adds, so the previous release can neither break it nor be broken by it.
create table desk_set_aside (
  key text primary key check (length(key) <= 200),
  reason text not null check (length(reason) between 1 and 500),
  member_name text not null,
  at timestamptz not null default now()
);
comment on table desk_set_aside is 'Findings of the content check that a member leaves as they are. The key is made of what the finding says, so another value is another finding.';
