-- Up Migration

-- Submissions to search engines, so that unchanged pages are not submitted again.
create table indexnow_ledger (
  url text primary key check (length(url) <= 2048),
  content_hash text not null check (length(content_hash) between 8 and 128),
  submitted_at timestamptz not null default now(),
  status smallint not null
);
comment on table indexnow_ledger is 'The last submission of each address to IndexNow that was taken.';
grant select on indexnow_ledger to site_web;
grant select, insert, update, delete on indexnow_ledger to site_worker;
