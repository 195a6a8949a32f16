-- Up Migration

-- The web process reads the files of published versions, not those that only a schedule or the history of articles has.
create index content_version_files_hash on content_version_files (hash);
alter table content_files enable row level security;
create policy all_files on content_files using (true) with check (true);
create policy published_files on content_files as restrictive for select to site_web
  using (exists (select from content_version_files published where published.hash = content_files.hash));

-- Who published what, in words. Contract: since 2.0.0 the web process does not read it.
revoke select on content_versions from site_web;
