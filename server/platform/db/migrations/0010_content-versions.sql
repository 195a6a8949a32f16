-- Up Migration

-- Each file's bytes are stored once, however many versions have it.
create table content_files (
  hash bytea primary key check (hash = sha256(bytes)),
  bytes bytea not null
);
comment on table content_files is 'The bytes of every content file, by SHA-256.';

create table content_versions (
  id bigint generated always as identity primary key,
  parent_id bigint references content_versions,
  author text not null check (length(author) between 1 and 200),
  message text not null check (length(message) between 1 and 500),
  created_at timestamptz not null default now()
);
comment on table content_versions is 'A complete set of content files. Never changed after it is written.';

create table content_version_files (
  version_id bigint not null references content_versions,
  path text not null check (length(path) between 1 and 300 and path !~ '(^|/)\.\.?(/|$)|^/|\\|//'),
  hash bytea not null references content_files,
  primary key (version_id, path)
);

create table content_publications (
  id bigint generated always as identity primary key,
  version_id bigint not null references content_versions,
  -- The publication whose changes this one reverses.
  undoes_id bigint references content_publications,
  published_at timestamptz not null default now()
);
comment on table content_publications is 'The history of what was live. The newest row is live now.';

-- The files that a publication for later changes. A null hash deletes the file.
create table content_schedules (
  id bigint generated always as identity primary key,
  parent_id bigint not null references content_versions,
  due_at timestamptz not null,
  author text not null check (length(author) between 1 and 200),
  email text check (length(email) between 3 and 254),
  message text not null check (length(message) between 1 and 500),
  created_at timestamptz not null default now(),
  publication_id bigint references content_publications,
  stopped_at timestamptz,
  stopped_reason text,
  check (publication_id is null or stopped_at is null)
);
create table content_schedule_files (
  schedule_id bigint not null references content_schedules,
  path text not null,
  old_hash bytea references content_files,
  new_hash bytea references content_files,
  primary key (schedule_id, path)
);

grant select on content_files, content_versions, content_version_files, content_publications to site_web;
grant select, insert on content_files, content_versions, content_version_files, content_publications,
  content_schedules, content_schedule_files to site_worker;
grant update (publication_id, stopped_at, stopped_reason) on content_schedules to site_worker;
