-- Up Migration

-- The web process reads the origin and the search words of published articles only. The previous release's queries work, with fewer rows.
alter table post_provenance enable row level security;
create policy all_origins on post_provenance using (true) with check (true);
create policy published_origins on post_provenance as restrictive for select to site_web
  using (exists (select from blog_posts where id = post_id));

alter table post_words enable row level security;
create policy published_words on post_words for select to site_web using (published_at <= now());

-- Searches the newest matches. A function, because row-level security keeps queries from using the index of words.
create function search_posts(p_words text, p_newest integer) returns table (post_id uuid, rank real)
  language plpgsql
  stable
  rows 200
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  -- Planned for each search, because the best plan depends on how many posts match the words.
  return query execute
    'select newest.post_id, ts_rank(words, $1)
     from (
       select post_id, words from public.post_words where words @@ $1 and published_at <= now()
       order by published_at desc limit $2
     ) as newest'
    using websearch_to_tsquery('english', p_words), p_newest;
end
$$;
revoke all on function search_posts from public;
grant execute on function search_posts to site_web;

-- For the link in the editor's email, which says when an article was withdrawn.
create function withdrawn_post(p_post_id uuid) returns table (post_title text, withdrawn timestamptz)
  language sql
  stable
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
  select coalesce(withdrawn_post ->> 'title', slug), withdrawn_at from public.post_provenance
  where post_id = p_post_id and withdrawn_at is not null
$$;
revoke all on function withdrawn_post from public;
grant execute on function withdrawn_post to site_web;
