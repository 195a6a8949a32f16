-- Granted after every migration if the role exists: an installation may get a desk later.
grant select on pgmigrations, link_failures to site_desk;
grant select, insert on content_files, content_versions, content_version_files, content_publications, content_articles to site_desk;
grant select, insert, update (stopped_at, stopped_reason, cancelled_by, by_owner, waits_for_owner, member_id, email, author, prepared_by)
  on content_schedules to site_desk;
grant select, insert on content_schedule_files to site_desk;
grant insert on contact_changes to site_desk;
grant select, insert on content_changes to site_desk;
grant select, insert, update, delete on desk_members, desk_sessions, desk_links, desk_accounts, desk_rate_limits, desk_drafts,
  desk_discarded, desk_member_networks, desk_set_aside, desk_asked to site_desk;
grant select, insert on desk_trail to site_desk;

-- Requests: reads them, and changes them only with the functions of the signed links.
grant select (id, reference, first_name, last_name, email, phone, treatment, rating, title, description, consent_marketing,
  consent_version, submitted_at, notified_at, contacted_at, reminded_at, digest_reason) on testimonial_requests to site_desk;
grant execute on function testimonial_state, mark_contacted, erase_request to site_desk;

-- Articles: an address never changes, and nothing is deleted without a copy.
grant select on blog_posts, post_provenance to site_desk;
grant select (asked_at, outcome, cause, reason, topic) on article_attempts to site_desk;
grant insert on blog_posts to site_desk;
grant update (title, excerpt, content, category, author, tags, meta_title, meta_description, published_at, image_url, image_alt,
  markdown) on blog_posts to site_desk;
grant insert (post_id, slug, source) on post_provenance to site_desk;
grant select, insert, update, delete on posts_to_announce to site_desk;
grant execute on function withdraw_post, restore_post, published_post_total to site_desk;
-- Creating it locks the table, and readers of the blog would wait while a backup reads it.
do $$ begin
  if not exists (select from pg_policies where tablename = 'blog_posts' and policyname = 'desk_posts') then
    create policy desk_posts on blog_posts to site_desk using (true) with check (true);
  end if;
end $$;
