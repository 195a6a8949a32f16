-- Up Migration

-- Articles that staff write at the desk.
-- Contract: wider than before, so the previous release can neither break it nor be broken by it.
alter table post_provenance drop constraint post_provenance_source_check;
alter table post_provenance add constraint post_provenance_source_check
  check (source in ('first-articles', 'backlog', 'model', 'staff'));

-- The desk cannot send jobs, so it leaves the slugs here. A post for later is due when it becomes visible.
create table posts_to_announce (
  slug text primary key,
  due_at timestamptz not null
);
comment on table posts_to_announce is 'Posts that the desk published, changed or withdrew, for the worker to announce.';
grant select, delete on posts_to_announce to site_worker;

-- The reverse of withdraw_post: the same article at the same address, with its first date.
create function restore_post(p_post_id uuid) returns table (post_slug text, post_title text)
language plpgsql
security definer
set search_path = pg_catalog, public, pg_temp
as $$
declare
  kept jsonb;
begin
  select withdrawn_post into kept from public.post_provenance
    where post_id = p_post_id and withdrawn_at is not null for update;
  if not found then
    return;
  end if;
  insert into public.blog_posts
    select * from jsonb_populate_record(null::public.blog_posts, kept || jsonb_build_object('updated_at', now()));
  update public.post_provenance set withdrawn_at = null, withdrawn_post = null where post_id = p_post_id;
  return query select kept ->> 'slug', kept ->> 'title';
end
$$;
revoke all on function restore_post from public;
