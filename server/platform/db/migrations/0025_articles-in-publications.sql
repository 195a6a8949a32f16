-- Up Migration

-- Contract: only adds, so the previous release can neither break it nor be broken by it. What that writes has no Markdown, or the
-- Markdown of an older text, which is not used because it does not become the same HTML.
alter table blog_posts add column markdown text check (length(markdown) <= 200000);
comment on table blog_posts is 'What the blog shows. The public contract is these columns without image_alt and markdown; provenance lives elsewhere.';
comment on column blog_posts.markdown is 'What the HTML was made from.';

create table content_articles (
  publication_id bigint not null references content_publications,
  path text not null check (path ~ '^articles/[a-z0-9-]+\.md$'),
  old_hash bytea references content_files,
  new_hash bytea references content_files,
  primary key (publication_id, path)
);
comment on table content_articles is 'The articles that a publication changed, as files. No version has them: their place is blog_posts.';
grant select, insert on content_articles to site_worker;

-- The worker publishes articles at their time.
grant execute on function withdraw_post, restore_post to site_worker;
grant insert, update on posts_to_announce to site_worker;
