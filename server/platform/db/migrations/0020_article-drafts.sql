-- Up Migration

-- Contract: only adds, and anonymous requests keep the columns that they had, so the previous release can neither break it nor be
-- broken by it.
alter table blog_posts add column image_alt text check (length(image_alt) <= 300);
comment on table blog_posts is 'What the blog shows. The public contract is these columns without image_alt; provenance lives elsewhere.';
comment on column blog_posts.image_alt is 'What the picture shows, for people who cannot see it.';

-- The public API has no other columns.
revoke select on blog_posts from site_anon;
grant select (id, slug, title, excerpt, content, category, author, tags, image_url, meta_title, meta_description, published_at,
  updated_at) on blog_posts to site_anon;

create table desk_article_drafts (
  member_id uuid not null references desk_members on delete cascade,
  -- The id of a post, or 'new'.
  article text not null check (length(article) <= 36),
  typed jsonb not null check (length(typed::text) <= 200000),
  -- Of the post when the draft was begun.
  version text not null check (length(version) <= 100),
  -- Whether the member asks somebody to publish it.
  is_asked boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (member_id, article)
);
comment on table desk_article_drafts is 'Articles that a member is writing, as typed.';
