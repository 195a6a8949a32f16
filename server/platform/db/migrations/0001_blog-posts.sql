-- Up Migration
create table blog_posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  title text not null check (length(title) between 1 and 200),
  excerpt text not null check (length(excerpt) between 1 and 500),
  content text not null check (length(content) between 1 and 200000),
  category text not null check (length(category) between 1 and 60),
  author text not null check (length(author) between 1 and 120),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  image_url text check (length(image_url) <= 2000),
  meta_title text check (length(meta_title) <= 200),
  meta_description text check (length(meta_description) <= 400),
  published_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table blog_posts is 'What the blog shows. These thirteen columns are the public contract; provenance lives elsewhere.';

-- For the list and the sitemap, newest first. The id breaks ties so that paging neither skips nor repeats posts.
create index blog_posts_newest_first on blog_posts (published_at desc, id desc);

alter table blog_posts enable row level security;
create policy published_posts on blog_posts for select to site_web using (published_at <= now());
create policy all_posts on blog_posts for all to site_worker using (true) with check (true);

grant select on blog_posts to site_web;
grant select, insert, update, delete on blog_posts to site_worker;

-- The readiness check compares applied migrations with those the code expects.
grant select on pgmigrations to site_web, site_worker;
