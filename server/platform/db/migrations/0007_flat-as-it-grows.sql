-- Up Migration

-- Search ranks the newest matching posts. With the date in this table, the planner can scan by date and stop early for common
-- words, and use the word index for rare ones.
alter table post_words add column published_at timestamptz;
update post_words set published_at = blog_posts.published_at from blog_posts where id = post_id;
-- Contract: the previous release only reads post_words. Only the trigger, which is replaced below, writes it.
alter table post_words alter column published_at set not null;
create index post_words_newest_first on post_words (published_at desc);

create or replace function keep_post_words() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into public.post_words (post_id, words, published_at)
    values (new.id, public.blog_post_words(new.title, new.excerpt, new.tags, new.content), new.published_at)
    on conflict (post_id) do update set words = excluded.words, published_at = excluded.published_at;
  return null;
end
$$;

-- Stores the total, because counting reads every row and the list needs it after each publication. One row is enough, because
-- posts are published daily.
create table post_total (
  one boolean primary key default true check (one),
  posts integer not null
);
comment on table post_total is 'How many posts there are, later ones included; a trigger keeps it.';
insert into post_total (posts) select count(*) from blog_posts;

create function keep_post_total() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    update public.post_total set posts = posts + (select count(*) from changed);
  elsif tg_op = 'DELETE' then
    update public.post_total set posts = posts - (select count(*) from changed);
  else
    update public.post_total set posts = 0;
  end if;
  return null;
end
$$;
revoke all on function keep_post_total from public;
create trigger count_new_posts after insert on blog_posts referencing new table as changed
  for each statement execute function keep_post_total();
create trigger count_removed_posts after delete on blog_posts referencing old table as changed
  for each statement execute function keep_post_total();
create trigger count_no_posts after truncate on blog_posts for each statement execute function keep_post_total();

-- Subtracts scheduled posts, which row-level security hides from callers and of which there are few.
create function published_post_total() returns integer
  language sql
  stable
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
  select posts - (select count(*)::int from public.blog_posts where published_at > now()) from public.post_total
$$;
revoke all on function published_post_total from public;
grant execute on function published_post_total to site_web, site_anon;
