-- Up Migration

-- Names and types of the first four tables are those of better-auth, with column names of ours: see desk/sign-in/sign-in.ts.
create table desk_members (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  email text not null unique check (length(email) between 3 and 254 and email = lower(email)),
  email_verified boolean not null,
  image text,
  role text not null default 'editor' check (role in ('owner', 'editor')),
  sees_requests boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table desk_members is 'Staff who may use the desk. There are no passwords: they sign in with links by email.';

create table desk_sessions (
  id uuid primary key default gen_random_uuid(),
  token text not null unique,
  member_id uuid not null references desk_members on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index desk_sessions_member on desk_sessions (member_id);

create table desk_links (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table desk_links is 'Sign-in links that were not used yet, by the hash of their token.';
create index desk_links_identifier on desk_links (identifier);

-- Always empty: better-auth keeps passwords and social accounts here.
create table desk_accounts (
  id uuid primary key default gen_random_uuid(),
  "accountId" text not null,
  "providerId" text not null,
  "userId" uuid not null references desk_members on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text check (password is null),
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);

create table desk_trail (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  who text not null check (length(who) between 1 and 254),
  action text not null check (length(action) between 1 and 100),
  detail text not null check (length(detail) <= 1000)
);
comment on table desk_trail is 'Who did what at the desk. Only added to.';

create table desk_rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

create table desk_drafts (
  member_id uuid not null references desk_members on delete cascade,
  path text not null check (length(path) between 1 and 300),
  base_hash bytea,
  bytes bytea check (length(bytes) <= 20000000),
  updated_at timestamptz not null default now(),
  primary key (member_id, path)
);
comment on table desk_drafts is 'Files of the content that a member changed and has not published. No bytes: removed.';
