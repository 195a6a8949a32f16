CREATE FUNCTION public.article_attempt(p_id uuid) RETURNS TABLE(attempt_outcome text, attempt_cause text, attempt_title text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
  select outcome, cause, post_title from public.article_attempts where id = p_id
$$;

CREATE FUNCTION public.blog_post_words(title text, excerpt text, tags text[], content text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
  select setweight(to_tsvector('english'::regconfig, title), 'A')
    || setweight(to_tsvector('english'::regconfig, excerpt), 'B')
    || setweight(to_tsvector('english'::regconfig, array_to_string(tags, ' ')), 'B')
    || setweight(to_tsvector('english'::regconfig, regexp_replace(content, '<[^>]*>', ' ', 'g')), 'D')
$$;

CREATE FUNCTION public.erase_request(p_id uuid) RETURNS TABLE(request_reference text)
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
  delete from public.testimonial_requests where id = p_id returning reference
$$;

CREATE FUNCTION public.keep_post_total() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
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

CREATE FUNCTION public.keep_post_words() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
begin
  insert into public.post_words (post_id, words, published_at)
    values (new.id, public.blog_post_words(new.title, new.excerpt, new.tags, new.content), new.published_at)
    on conflict (post_id) do update set words = excluded.words, published_at = excluded.published_at;
  return null;
end
$$;

CREATE FUNCTION public.log_erasures() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
begin
  if tg_op = 'DELETE' then
    insert into public.erasures (request_id) select id from erased on conflict do nothing;
  else
    insert into public.erasures (request_id) select id from public.testimonial_requests on conflict do nothing;
  end if;
  return null;
end
$$;

CREATE FUNCTION public.mark_contacted(p_id uuid) RETURNS TABLE(request_reference text, contacted timestamp with time zone)
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
  update public.testimonial_requests set contacted_at = coalesce(contacted_at, now()) where id = p_id
  returning reference, contacted_at
$$;

CREATE FUNCTION public.published_post_total() RETURNS integer
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
  select posts - (select count(*)::int from public.blog_posts where published_at > now()) from public.post_total
$$;

CREATE FUNCTION public.request_article() RETURNS TABLE(attempt_id uuid, created boolean)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
begin
  -- An attempt whose worker is gone for good must not block the button for ever.
  update public.article_attempts
    set outcome = 'failed', finished_at = now(), cause = 'abandoned', reason = 'no outcome within fifteen minutes'
    where outcome is null and asked_by = 'button' and asked_at < now() - interval '15 minutes';
  -- Who presses on and on is told the same again, without a row and a job for each press.
  return query
    select attempt.id, false from public.article_attempts as attempt
    where attempt.asked_by = 'button' and attempt.outcome = 'refused' and attempt.asked_at > now() - interval '1 minute'
      and attempt.utc_day = (now() at time zone 'UTC')::date
    order by attempt.asked_at desc limit 1;
  if found then
    return;
  end if;
  return query
    insert into public.article_attempts as attempt (asked_by) values ('button')
    on conflict (asked_by) where outcome is null do nothing
    returning attempt.id, true;
  if not found then
    return query
      select attempt.id, false from public.article_attempts as attempt where attempt.asked_by = 'button' and attempt.outcome is null;
  end if;
end
$$;

CREATE FUNCTION public.restore_post(p_post_id uuid) RETURNS TABLE(post_slug text, post_title text)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
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

CREATE FUNCTION public.search_posts(p_words text, p_newest integer) RETURNS TABLE(post_id uuid, rank real)
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 200
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $_$
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
$_$;

CREATE FUNCTION public.store_testimonial(p_idempotency_key uuid, p_reference text, p_first_name text, p_last_name text, p_email text, p_phone text, p_treatment text, p_rating integer, p_title text, p_description text, p_consent_video boolean, p_consent_website boolean, p_consent_marketing boolean, p_consent_version text, p_digest_reason text) RETURNS TABLE(request_id uuid, request_reference text, created boolean, same boolean)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
begin
  return query
    insert into public.testimonial_requests as stored (
      idempotency_key, reference, first_name, last_name, email, phone, treatment, rating, title, description,
      consent_video, consent_website, consent_marketing, consent_version, digest_reason
    ) values (
      p_idempotency_key, p_reference, p_first_name, p_last_name, p_email, p_phone, p_treatment, p_rating::smallint, p_title,
      p_description, p_consent_video, p_consent_website, p_consent_marketing, p_consent_version, p_digest_reason
    )
    on conflict (idempotency_key) do nothing
    returning stored.id, stored.reference, true, true;
  if not found then
    return query
      select stored.id, stored.reference, false,
        (stored.first_name, stored.last_name, stored.email, stored.phone, stored.treatment, stored.rating::integer, stored.title,
          stored.description, stored.consent_video, stored.consent_website, stored.consent_marketing)
        is not distinct from
        (p_first_name, p_last_name, p_email, p_phone, p_treatment, p_rating, p_title,
          p_description, p_consent_video, p_consent_website, p_consent_marketing)
      from public.testimonial_requests as stored
      where stored.idempotency_key = p_idempotency_key;
  end if;
end
$$;

CREATE FUNCTION public.submit_testimonial(p_idempotency_key uuid, p_reference text, p_first_name text, p_last_name text, p_email text, p_phone text, p_treatment text, p_rating integer, p_title text, p_description text, p_consent_video boolean, p_consent_website boolean, p_consent_marketing boolean, p_consent_version text) RETURNS TABLE(request_id uuid, request_reference text, created boolean)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
begin
  return query
    insert into public.testimonial_requests as stored (
      idempotency_key, reference, first_name, last_name, email, phone, treatment, rating, title, description,
      consent_video, consent_website, consent_marketing, consent_version
    ) values (
      p_idempotency_key, p_reference, p_first_name, p_last_name, p_email, p_phone, p_treatment, p_rating::smallint, p_title,
      p_description, p_consent_video, p_consent_website, p_consent_marketing, p_consent_version
    )
    on conflict (idempotency_key) do nothing
    returning stored.id, stored.reference, true;
  if not found then
    return query
      select stored.id, stored.reference, false
      from public.testimonial_requests as stored
      where stored.idempotency_key = p_idempotency_key;
  end if;
end
$$;

CREATE FUNCTION public.tell_blog_posts_changed() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
  perform pg_notify('blog_posts_changed', '');
  return null;
end
$$;

CREATE FUNCTION public.testimonial_state(p_id uuid) RETURNS TABLE(request_reference text, submitted timestamp with time zone, contacted timestamp with time zone)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
  select reference, submitted_at, contacted_at from public.testimonial_requests where id = p_id
$$;

CREATE FUNCTION public.touch_blog_post() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
  new.updated_at := greatest(now(), old.updated_at + interval '1 microsecond');
  return new;
end
$$;

CREATE FUNCTION public.withdraw_post(p_post_id uuid) RETURNS TABLE(post_slug text, post_title text, withdrawn timestamp with time zone, changed boolean)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
declare
  taken public.blog_posts;
begin
  delete from public.blog_posts as post where post.id = p_post_id returning post.* into taken;
  if found then
    insert into public.post_provenance as known (post_id, slug, source, withdrawn_at, withdrawn_post)
      values (taken.id, taken.slug, 'first-articles', now(), to_jsonb(taken))
      on conflict (post_id) do update set withdrawn_at = now(), withdrawn_post = to_jsonb(taken);
    return query select taken.slug, taken.title, now(), true;
  else
    return query
      select known.slug, known.withdrawn_post ->> 'title', known.withdrawn_at, false
      from public.post_provenance as known
      where known.post_id = p_post_id and known.withdrawn_at is not null;
  end if;
end
$$;

CREATE FUNCTION public.withdrawn_post(p_post_id uuid) RETURNS TABLE(post_title text, withdrawn timestamp with time zone)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
  select coalesce(withdrawn_post ->> 'title', slug), withdrawn_at from public.post_provenance
  where post_id = p_post_id and withdrawn_at is not null
$$;

CREATE TABLE public.article_attempts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    asked_by text NOT NULL,
    asked_at timestamp with time zone DEFAULT now() NOT NULL,
    utc_day date GENERATED ALWAYS AS (((asked_at AT TIME ZONE 'UTC'::text))::date) STORED NOT NULL,
    started_at timestamp with time zone,
    finished_at timestamp with time zone,
    outcome text,
    cause text,
    reason text,
    topic text,
    model text,
    input_tokens integer DEFAULT 0 NOT NULL,
    output_tokens integer DEFAULT 0 NOT NULL,
    rounds smallint DEFAULT 0 NOT NULL,
    post_id uuid,
    post_title text,
    CONSTRAINT article_attempts_asked_by_check CHECK ((asked_by = ANY (ARRAY['button'::text, 'schedule'::text]))),
    CONSTRAINT article_attempts_cause_check CHECK ((length(cause) <= 60)),
    CONSTRAINT article_attempts_check CHECK (((outcome IS NULL) = (finished_at IS NULL))),
    CONSTRAINT article_attempts_check1 CHECK (((outcome <> 'published'::text) OR ((post_id IS NOT NULL) AND (post_title IS NOT NULL)))),
    CONSTRAINT article_attempts_input_tokens_check CHECK ((input_tokens >= 0)),
    CONSTRAINT article_attempts_outcome_check CHECK ((outcome = ANY (ARRAY['published'::text, 'skipped'::text, 'refused'::text, 'failed'::text]))),
    CONSTRAINT article_attempts_output_tokens_check CHECK ((output_tokens >= 0)),
    CONSTRAINT article_attempts_reason_check CHECK ((length(reason) <= 4000))
);

COMMENT ON TABLE public.article_attempts IS 'Every request for an article: who asked, what was used, what came of it.';

CREATE TABLE public.article_budget (
    utc_day date NOT NULL,
    articles_allowed integer NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    published integer DEFAULT 0 NOT NULL,
    editor_told_at timestamp with time zone,
    CONSTRAINT article_budget_articles_allowed_check CHECK ((articles_allowed >= 0)),
    CONSTRAINT article_budget_check CHECK (((attempts >= 0) AND (attempts <= ((articles_allowed * 3) + 3)))),
    CONSTRAINT article_budget_check1 CHECK (((published >= 0) AND (published <= articles_allowed)))
);

CREATE TABLE public.blog_posts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    slug text NOT NULL,
    title text NOT NULL,
    excerpt text NOT NULL,
    content text NOT NULL,
    category text NOT NULL,
    author text NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    image_url text,
    meta_title text,
    meta_description text,
    published_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    image_alt text,
    markdown text,
    CONSTRAINT blog_posts_author_check CHECK (((length(author) >= 1) AND (length(author) <= 120))),
    CONSTRAINT blog_posts_category_check CHECK (((length(category) >= 1) AND (length(category) <= 60))),
    CONSTRAINT blog_posts_content_check CHECK (((length(content) >= 1) AND (length(content) <= 200000))),
    CONSTRAINT blog_posts_excerpt_check CHECK (((length(excerpt) >= 1) AND (length(excerpt) <= 500))),
    CONSTRAINT blog_posts_image_alt_check CHECK ((length(image_alt) <= 300)),
    CONSTRAINT blog_posts_image_url_check CHECK ((length(image_url) <= 2000)),
    CONSTRAINT blog_posts_markdown_check CHECK ((length(markdown) <= 200000)),
    CONSTRAINT blog_posts_meta_description_check CHECK ((length(meta_description) <= 400)),
    CONSTRAINT blog_posts_meta_title_check CHECK ((length(meta_title) <= 200)),
    CONSTRAINT blog_posts_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 120))),
    CONSTRAINT blog_posts_tags_check CHECK ((cardinality(tags) <= 20)),
    CONSTRAINT blog_posts_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
);

COMMENT ON TABLE public.blog_posts IS 'What the blog shows. The public contract is these columns without image_alt and markdown; provenance lives elsewhere.';

COMMENT ON COLUMN public.blog_posts.image_alt IS 'What the picture shows, for people who cannot see it.';

COMMENT ON COLUMN public.blog_posts.markdown IS 'What the HTML was made from.';

CREATE TABLE public.contact_changes (
    id bigint NOT NULL,
    publication_id bigint NOT NULL,
    contact text NOT NULL,
    old_email text NOT NULL,
    new_email text,
    queued_at timestamp with time zone
);

COMMENT ON TABLE public.contact_changes IS 'Contact addresses that a publication changed, for the worker to tell the old address.';

ALTER TABLE public.contact_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.contact_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.content_articles (
    publication_id bigint NOT NULL,
    path text NOT NULL,
    old_hash bytea,
    new_hash bytea,
    CONSTRAINT content_articles_path_check CHECK ((path ~ '^articles/[a-z0-9-]+\.md$'::text))
);

COMMENT ON TABLE public.content_articles IS 'The articles that a publication changed, as files. No version has them: their place is blog_posts.';

CREATE TABLE public.content_changes (
    id bigint NOT NULL,
    publication_id bigint NOT NULL,
    path text NOT NULL,
    kind text NOT NULL,
    field text NOT NULL,
    key_path text NOT NULL,
    entry text,
    before text,
    after text,
    CONSTRAINT content_changes_after_check CHECK ((length(after) <= 25000)),
    CONSTRAINT content_changes_before_check CHECK ((length(before) <= 25000)),
    CONSTRAINT content_changes_kind_check CHECK ((kind = ANY (ARRAY['changed'::text, 'added'::text, 'removed'::text, 'moved'::text])))
);

COMMENT ON TABLE public.content_changes IS 'What each publication changed. In the key path, entries of lists have their keys, not their places. Values are JSON, and long ones are cut.';

ALTER TABLE public.content_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.content_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.content_files (
    hash bytea NOT NULL,
    bytes bytea NOT NULL,
    CONSTRAINT content_files_check CHECK ((hash = sha256(bytes)))
);

COMMENT ON TABLE public.content_files IS 'The bytes of every content file, by SHA-256.';

CREATE TABLE public.content_publications (
    id bigint NOT NULL,
    version_id bigint NOT NULL,
    undoes_id bigint,
    published_at timestamp with time zone DEFAULT now() NOT NULL,
    changes_pages boolean DEFAULT true NOT NULL
);

COMMENT ON TABLE public.content_publications IS 'The history of what was live. The newest row is live now.';

COMMENT ON COLUMN public.content_publications.changes_pages IS 'Patients can read the difference. The newest such publication is when the site was last updated.';

ALTER TABLE public.content_publications ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.content_publications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.content_schedule_files (
    schedule_id bigint NOT NULL,
    path text NOT NULL,
    old_hash bytea,
    new_hash bytea
);

CREATE TABLE public.content_schedules (
    id bigint NOT NULL,
    parent_id bigint NOT NULL,
    due_at timestamp with time zone NOT NULL,
    author text NOT NULL,
    email text,
    message text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    publication_id bigint,
    stopped_at timestamp with time zone,
    stopped_reason text,
    by_owner boolean DEFAULT false NOT NULL,
    cancelled_by text,
    member_id uuid,
    waits_for_owner boolean DEFAULT false NOT NULL,
    prepared_by text,
    CONSTRAINT content_schedules_author_check CHECK (((length(author) >= 1) AND (length(author) <= 200))),
    CONSTRAINT content_schedules_check CHECK (((publication_id IS NULL) OR (stopped_at IS NULL))),
    CONSTRAINT content_schedules_email_check CHECK (((length(email) >= 3) AND (length(email) <= 254))),
    CONSTRAINT content_schedules_message_check CHECK (((length(message) >= 1) AND (length(message) <= 500))),
    CONSTRAINT content_schedules_prepared_by_check CHECK (((length(prepared_by) >= 1) AND (length(prepared_by) <= 200)))
);

COMMENT ON COLUMN public.content_schedules.by_owner IS 'An owner of the desk or an engineer made it, so it may change contact addresses.';

COMMENT ON COLUMN public.content_schedules.waits_for_owner IS 'It is due, and is published once an owner confirms its contact addresses.';

ALTER TABLE public.content_schedules ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.content_schedules_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.content_version_files (
    version_id bigint NOT NULL,
    path text NOT NULL,
    hash bytea NOT NULL,
    CONSTRAINT content_version_files_path_check CHECK ((((length(path) >= 1) AND (length(path) <= 300)) AND (path !~ '(^|/)\.\.?(/|$)|^/|\\|//'::text)))
);

CREATE TABLE public.content_versions (
    id bigint NOT NULL,
    parent_id bigint,
    author text NOT NULL,
    message text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    prepared_by text,
    CONSTRAINT content_versions_author_check CHECK (((length(author) >= 1) AND (length(author) <= 200))),
    CONSTRAINT content_versions_message_check CHECK (((length(message) >= 1) AND (length(message) <= 500))),
    CONSTRAINT content_versions_prepared_by_check CHECK (((length(prepared_by) >= 1) AND (length(prepared_by) <= 200)))
);

COMMENT ON TABLE public.content_versions IS 'A complete set of content files. Never changed after it is written.';

ALTER TABLE public.content_versions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.content_versions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.desk_accounts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    "accountId" text NOT NULL,
    "providerId" text NOT NULL,
    "userId" uuid NOT NULL,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamp with time zone,
    "refreshTokenExpiresAt" timestamp with time zone,
    scope text,
    password text,
    "createdAt" timestamp with time zone DEFAULT now() NOT NULL,
    "updatedAt" timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT desk_accounts_password_check CHECK ((password IS NULL))
);

CREATE TABLE public.desk_article_drafts (
    member_id uuid NOT NULL,
    article text NOT NULL,
    typed jsonb NOT NULL,
    version text NOT NULL,
    is_asked boolean DEFAULT false NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT desk_article_drafts_article_check CHECK ((length(article) <= 36)),
    CONSTRAINT desk_article_drafts_typed_check CHECK ((length((typed)::text) <= 200000)),
    CONSTRAINT desk_article_drafts_version_check CHECK ((length(version) <= 100))
);

COMMENT ON TABLE public.desk_article_drafts IS 'Articles that a member is writing, as typed.';

CREATE TABLE public.desk_asked (
    member_id uuid NOT NULL,
    note text NOT NULL,
    asked_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT desk_asked_note_check CHECK ((length(note) <= 500))
);

COMMENT ON TABLE public.desk_asked IS 'Editors who ask somebody to publish their drafts.';

CREATE TABLE public.desk_discarded (
    member_id uuid NOT NULL,
    path text NOT NULL,
    base_hash bytea,
    bytes bytea,
    discarded_at timestamp with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE public.desk_discarded IS 'The drafts that each member discarded last. They can be brought back for 30 days.';

CREATE TABLE public.desk_drafts (
    member_id uuid NOT NULL,
    path text NOT NULL,
    base_hash bytea,
    bytes bytea,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    hash bytea GENERATED ALWAYS AS (sha256(bytes)) STORED,
    CONSTRAINT desk_drafts_bytes_check CHECK ((length(bytes) <= 20000000)),
    CONSTRAINT desk_drafts_path_check CHECK (((length(path) >= 1) AND (length(path) <= 300)))
);

COMMENT ON TABLE public.desk_drafts IS 'Files of the content that a member changed and has not published. No bytes: removed.';

CREATE TABLE public.desk_links (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE public.desk_links IS 'Sign-in links that were not used yet, by the hash of their token.';

CREATE TABLE public.desk_member_networks (
    member_id uuid NOT NULL,
    network text NOT NULL,
    last_sign_in timestamp with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE public.desk_member_networks IS 'Where members have signed in, as keyed hashes of network prefixes.';

CREATE TABLE public.desk_members (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified boolean NOT NULL,
    image text,
    role text DEFAULT 'editor'::text NOT NULL,
    sees_requests boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT desk_members_email_check CHECK ((((length(email) >= 3) AND (length(email) <= 254)) AND (email = lower(email)))),
    CONSTRAINT desk_members_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
    CONSTRAINT desk_members_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'publisher'::text, 'editor'::text])))
);

COMMENT ON TABLE public.desk_members IS 'Staff who may use the desk. There are no passwords: they sign in with links by email.';

CREATE TABLE public.desk_rate_limits (
    key text NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);

CREATE TABLE public.desk_sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    token text NOT NULL,
    member_id uuid NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ip_address text,
    user_agent text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.desk_set_aside (
    key text NOT NULL,
    reason text NOT NULL,
    member_name text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT desk_set_aside_key_check CHECK ((length(key) <= 200)),
    CONSTRAINT desk_set_aside_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500)))
);

COMMENT ON TABLE public.desk_set_aside IS 'Findings of the content check that a member leaves as they are. The key is made of what the finding says, so another value is another finding.';

CREATE TABLE public.desk_trail (
    id bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    who text NOT NULL,
    action text NOT NULL,
    detail text NOT NULL,
    CONSTRAINT desk_trail_action_check CHECK (((length(action) >= 1) AND (length(action) <= 100))),
    CONSTRAINT desk_trail_detail_check CHECK ((length(detail) <= 1000)),
    CONSTRAINT desk_trail_who_check CHECK (((length(who) >= 1) AND (length(who) <= 254)))
);

COMMENT ON TABLE public.desk_trail IS 'Who did what at the desk. Only added to.';

ALTER TABLE public.desk_trail ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.desk_trail_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.erasures (
    request_id uuid NOT NULL,
    erased_at timestamp with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE public.erasures IS 'Requests that were erased, for a restore to erase again. Only the trigger and the owner write it.';

CREATE TABLE public.indexnow_ledger (
    url text NOT NULL,
    content_hash text NOT NULL,
    submitted_at timestamp with time zone DEFAULT now() NOT NULL,
    status smallint NOT NULL,
    CONSTRAINT indexnow_ledger_content_hash_check CHECK (((length(content_hash) >= 8) AND (length(content_hash) <= 128))),
    CONSTRAINT indexnow_ledger_url_check CHECK ((length(url) <= 2048))
);

COMMENT ON TABLE public.indexnow_ledger IS 'The last submission of each address to IndexNow that was taken.';

CREATE TABLE public.link_failures (
    url text NOT NULL,
    reason text NOT NULL,
    first_failed_at timestamp with time zone NOT NULL,
    last_failed_at timestamp with time zone NOT NULL
);

COMMENT ON TABLE public.link_failures IS 'Addresses on other sites that failed at their last check, with no success since the first failure.';

CREATE TABLE public.pgmigrations (
    id integer NOT NULL,
    name character varying(255) NOT NULL,
    run_on timestamp without time zone NOT NULL
);

CREATE SEQUENCE public.pgmigrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.pgmigrations_id_seq OWNED BY public.pgmigrations.id;

CREATE TABLE public.post_provenance (
    post_id uuid NOT NULL,
    slug text NOT NULL,
    source text NOT NULL,
    topic text,
    model text,
    attempt_id uuid,
    recorded_at timestamp with time zone DEFAULT now() NOT NULL,
    withdrawn_at timestamp with time zone,
    withdrawn_post jsonb,
    CONSTRAINT post_provenance_check CHECK (((withdrawn_at IS NULL) = (withdrawn_post IS NULL))),
    CONSTRAINT post_provenance_check1 CHECK (((source <> 'model'::text) OR (model IS NOT NULL))),
    CONSTRAINT post_provenance_source_check CHECK ((source = ANY (ARRAY['first-articles'::text, 'backlog'::text, 'model'::text, 'staff'::text])))
);

COMMENT ON TABLE public.post_provenance IS 'Who or what wrote a post, and what became of it.';

CREATE TABLE public.post_total (
    one boolean DEFAULT true NOT NULL,
    posts integer NOT NULL,
    CONSTRAINT post_total_one_check CHECK (one)
);

COMMENT ON TABLE public.post_total IS 'How many posts there are, later ones included; a trigger keeps it.';

CREATE TABLE public.post_words (
    post_id uuid NOT NULL,
    words tsvector NOT NULL,
    published_at timestamp with time zone NOT NULL
);

COMMENT ON TABLE public.post_words IS 'What search looks through; a trigger keeps it.';

CREATE TABLE public.posts_to_announce (
    slug text NOT NULL,
    due_at timestamp with time zone NOT NULL
);

COMMENT ON TABLE public.posts_to_announce IS 'Posts that the desk published, changed or withdrew, for the worker to announce.';

CREATE TABLE public.rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);

CREATE TABLE public.testimonial_requests (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    idempotency_key uuid NOT NULL,
    reference text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    treatment text NOT NULL,
    rating smallint NOT NULL,
    title text NOT NULL,
    description text,
    consent_video boolean NOT NULL,
    consent_website boolean NOT NULL,
    consent_marketing boolean NOT NULL,
    consent_version text NOT NULL,
    submitted_at timestamp with time zone DEFAULT now() NOT NULL,
    notified_at timestamp with time zone,
    contacted_at timestamp with time zone,
    reminded_at timestamp with time zone,
    digest_reason text,
    receipt_sent_at timestamp with time zone,
    CONSTRAINT testimonial_requests_consent_version_check CHECK (((length(consent_version) >= 1) AND (length(consent_version) <= 40))),
    CONSTRAINT testimonial_requests_consent_video_check CHECK (consent_video),
    CONSTRAINT testimonial_requests_consent_website_check CHECK (consent_website),
    CONSTRAINT testimonial_requests_description_check CHECK ((length(description) <= 1000)),
    CONSTRAINT testimonial_requests_digest_reason_check CHECK ((digest_reason = ANY (ARRAY['trap'::text, 'too-fast'::text, 'crowded'::text]))),
    CONSTRAINT testimonial_requests_email_check CHECK (((length(email) >= 3) AND (length(email) <= 255))),
    CONSTRAINT testimonial_requests_first_name_check CHECK (((length(first_name) >= 1) AND (length(first_name) <= 50))),
    CONSTRAINT testimonial_requests_last_name_check CHECK (((length(last_name) >= 1) AND (length(last_name) <= 50))),
    CONSTRAINT testimonial_requests_phone_check CHECK ((phone ~ '^0[0-9]{9,10}$'::text)),
    CONSTRAINT testimonial_requests_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
    CONSTRAINT testimonial_requests_reference_check CHECK ((reference ~ '^[2-9A-HJKMNP-Z]{8}$'::text)),
    CONSTRAINT testimonial_requests_title_check CHECK (((length(title) >= 1) AND (length(title) <= 100))),
    CONSTRAINT testimonial_requests_treatment_check CHECK (((length(treatment) >= 1) AND (length(treatment) <= 100)))
);

COMMENT ON TABLE public.testimonial_requests IS 'Health data of named patients. The web role reaches it through named functions only; rows are erased on schedule.';

ALTER TABLE ONLY public.pgmigrations ALTER COLUMN id SET DEFAULT nextval('public.pgmigrations_id_seq'::regclass);

ALTER TABLE ONLY public.article_attempts
    ADD CONSTRAINT article_attempts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.article_budget
    ADD CONSTRAINT article_budget_pkey PRIMARY KEY (utc_day);

ALTER TABLE ONLY public.blog_posts
    ADD CONSTRAINT blog_posts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.blog_posts
    ADD CONSTRAINT blog_posts_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.contact_changes
    ADD CONSTRAINT contact_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.content_articles
    ADD CONSTRAINT content_articles_pkey PRIMARY KEY (publication_id, path);

ALTER TABLE ONLY public.content_changes
    ADD CONSTRAINT content_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.content_files
    ADD CONSTRAINT content_files_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.content_publications
    ADD CONSTRAINT content_publications_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.content_schedule_files
    ADD CONSTRAINT content_schedule_files_pkey PRIMARY KEY (schedule_id, path);

ALTER TABLE ONLY public.content_schedules
    ADD CONSTRAINT content_schedules_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.content_version_files
    ADD CONSTRAINT content_version_files_pkey PRIMARY KEY (version_id, path);

ALTER TABLE ONLY public.content_versions
    ADD CONSTRAINT content_versions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.desk_accounts
    ADD CONSTRAINT desk_accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.desk_article_drafts
    ADD CONSTRAINT desk_article_drafts_pkey PRIMARY KEY (member_id, article);

ALTER TABLE ONLY public.desk_asked
    ADD CONSTRAINT desk_asked_pkey PRIMARY KEY (member_id);

ALTER TABLE ONLY public.desk_discarded
    ADD CONSTRAINT desk_discarded_pkey PRIMARY KEY (member_id, path);

ALTER TABLE ONLY public.desk_drafts
    ADD CONSTRAINT desk_drafts_pkey PRIMARY KEY (member_id, path);

ALTER TABLE ONLY public.desk_links
    ADD CONSTRAINT desk_links_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.desk_member_networks
    ADD CONSTRAINT desk_member_networks_pkey PRIMARY KEY (member_id, network);

ALTER TABLE ONLY public.desk_members
    ADD CONSTRAINT desk_members_email_key UNIQUE (email);

ALTER TABLE ONLY public.desk_members
    ADD CONSTRAINT desk_members_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.desk_rate_limits
    ADD CONSTRAINT desk_rate_limits_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.desk_sessions
    ADD CONSTRAINT desk_sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.desk_sessions
    ADD CONSTRAINT desk_sessions_token_key UNIQUE (token);

ALTER TABLE ONLY public.desk_set_aside
    ADD CONSTRAINT desk_set_aside_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.desk_trail
    ADD CONSTRAINT desk_trail_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.erasures
    ADD CONSTRAINT erasures_pkey PRIMARY KEY (request_id);

ALTER TABLE ONLY public.indexnow_ledger
    ADD CONSTRAINT indexnow_ledger_pkey PRIMARY KEY (url);

ALTER TABLE ONLY public.link_failures
    ADD CONSTRAINT link_failures_pkey PRIMARY KEY (url);

ALTER TABLE ONLY public.pgmigrations
    ADD CONSTRAINT pgmigrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.post_provenance
    ADD CONSTRAINT post_provenance_pkey PRIMARY KEY (post_id);

ALTER TABLE ONLY public.post_provenance
    ADD CONSTRAINT post_provenance_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.post_total
    ADD CONSTRAINT post_total_pkey PRIMARY KEY (one);

ALTER TABLE ONLY public.post_words
    ADD CONSTRAINT post_words_pkey PRIMARY KEY (post_id);

ALTER TABLE ONLY public.posts_to_announce
    ADD CONSTRAINT posts_to_announce_pkey PRIMARY KEY (slug);

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.testimonial_requests
    ADD CONSTRAINT testimonial_requests_idempotency_key_key UNIQUE (idempotency_key);

ALTER TABLE ONLY public.testimonial_requests
    ADD CONSTRAINT testimonial_requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.testimonial_requests
    ADD CONSTRAINT testimonial_requests_reference_key UNIQUE (reference);

CREATE INDEX article_attempts_newest_first ON public.article_attempts USING btree (asked_at DESC);

CREATE UNIQUE INDEX article_attempts_one_at_a_time ON public.article_attempts USING btree (asked_by) WHERE (outcome IS NULL);

CREATE UNIQUE INDEX article_attempts_one_scheduled_a_day ON public.article_attempts USING btree (utc_day) WHERE ((asked_by = 'schedule'::text) AND (outcome = 'published'::text));

CREATE INDEX blog_posts_newest_first ON public.blog_posts USING btree (published_at DESC, id DESC);

CREATE INDEX content_changes_path ON public.content_changes USING btree (path);

CREATE INDEX content_changes_publication ON public.content_changes USING btree (publication_id);

CREATE INDEX content_version_files_hash ON public.content_version_files USING btree (hash);

CREATE INDEX desk_links_identifier ON public.desk_links USING btree (identifier);

CREATE INDEX desk_sessions_member ON public.desk_sessions USING btree (member_id);

CREATE INDEX post_words_newest_first ON public.post_words USING btree (published_at DESC);

CREATE INDEX post_words_words ON public.post_words USING gin (words);

CREATE INDEX rate_limits_expire ON public.rate_limits USING btree (expire);

CREATE INDEX testimonial_requests_contacted ON public.testimonial_requests USING btree (contacted_at) WHERE (contacted_at IS NOT NULL);

CREATE INDEX testimonial_requests_not_contacted ON public.testimonial_requests USING btree (submitted_at) WHERE (contacted_at IS NULL);

CREATE INDEX testimonial_requests_not_notified ON public.testimonial_requests USING btree (submitted_at) WHERE (notified_at IS NULL);

CREATE INDEX testimonial_requests_receipts ON public.testimonial_requests USING btree (lower(email), receipt_sent_at) WHERE (receipt_sent_at IS NOT NULL);

CREATE TRIGGER count_new_posts AFTER INSERT ON public.blog_posts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.keep_post_total();

CREATE TRIGGER count_no_posts AFTER TRUNCATE ON public.blog_posts FOR EACH STATEMENT EXECUTE FUNCTION public.keep_post_total();

CREATE TRIGGER count_removed_posts AFTER DELETE ON public.blog_posts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.keep_post_total();

CREATE TRIGGER keep_post_words AFTER INSERT OR UPDATE ON public.blog_posts FOR EACH ROW EXECUTE FUNCTION public.keep_post_words();

CREATE TRIGGER log_all_requests BEFORE TRUNCATE ON public.testimonial_requests FOR EACH STATEMENT EXECUTE FUNCTION public.log_erasures();

CREATE TRIGGER log_erased_requests AFTER DELETE ON public.testimonial_requests REFERENCING OLD TABLE AS erased FOR EACH STATEMENT EXECUTE FUNCTION public.log_erasures();

CREATE TRIGGER tell_blog_posts_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.blog_posts FOR EACH STATEMENT EXECUTE FUNCTION public.tell_blog_posts_changed();

CREATE TRIGGER touch_blog_post BEFORE UPDATE ON public.blog_posts FOR EACH ROW EXECUTE FUNCTION public.touch_blog_post();

ALTER TABLE ONLY public.contact_changes
    ADD CONSTRAINT contact_changes_publication_id_fkey FOREIGN KEY (publication_id) REFERENCES public.content_publications(id);

ALTER TABLE ONLY public.content_articles
    ADD CONSTRAINT content_articles_new_hash_fkey FOREIGN KEY (new_hash) REFERENCES public.content_files(hash);

ALTER TABLE ONLY public.content_articles
    ADD CONSTRAINT content_articles_old_hash_fkey FOREIGN KEY (old_hash) REFERENCES public.content_files(hash);

ALTER TABLE ONLY public.content_articles
    ADD CONSTRAINT content_articles_publication_id_fkey FOREIGN KEY (publication_id) REFERENCES public.content_publications(id);

ALTER TABLE ONLY public.content_changes
    ADD CONSTRAINT content_changes_publication_id_fkey FOREIGN KEY (publication_id) REFERENCES public.content_publications(id);

ALTER TABLE ONLY public.content_publications
    ADD CONSTRAINT content_publications_undoes_id_fkey FOREIGN KEY (undoes_id) REFERENCES public.content_publications(id);

ALTER TABLE ONLY public.content_publications
    ADD CONSTRAINT content_publications_version_id_fkey FOREIGN KEY (version_id) REFERENCES public.content_versions(id);

ALTER TABLE ONLY public.content_schedule_files
    ADD CONSTRAINT content_schedule_files_new_hash_fkey FOREIGN KEY (new_hash) REFERENCES public.content_files(hash);

ALTER TABLE ONLY public.content_schedule_files
    ADD CONSTRAINT content_schedule_files_old_hash_fkey FOREIGN KEY (old_hash) REFERENCES public.content_files(hash);

ALTER TABLE ONLY public.content_schedule_files
    ADD CONSTRAINT content_schedule_files_schedule_id_fkey FOREIGN KEY (schedule_id) REFERENCES public.content_schedules(id);

ALTER TABLE ONLY public.content_schedules
    ADD CONSTRAINT content_schedules_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.desk_members(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.content_schedules
    ADD CONSTRAINT content_schedules_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.content_versions(id);

ALTER TABLE ONLY public.content_schedules
    ADD CONSTRAINT content_schedules_publication_id_fkey FOREIGN KEY (publication_id) REFERENCES public.content_publications(id);

ALTER TABLE ONLY public.content_version_files
    ADD CONSTRAINT content_version_files_hash_fkey FOREIGN KEY (hash) REFERENCES public.content_files(hash);

ALTER TABLE ONLY public.content_version_files
    ADD CONSTRAINT content_version_files_version_id_fkey FOREIGN KEY (version_id) REFERENCES public.content_versions(id);

ALTER TABLE ONLY public.content_versions
    ADD CONSTRAINT content_versions_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.content_versions(id);

ALTER TABLE ONLY public.desk_accounts
    ADD CONSTRAINT "desk_accounts_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.desk_members(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.desk_article_drafts
    ADD CONSTRAINT desk_article_drafts_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.desk_members(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.desk_asked
    ADD CONSTRAINT desk_asked_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.desk_members(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.desk_discarded
    ADD CONSTRAINT desk_discarded_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.desk_members(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.desk_drafts
    ADD CONSTRAINT desk_drafts_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.desk_members(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.desk_member_networks
    ADD CONSTRAINT desk_member_networks_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.desk_members(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.desk_sessions
    ADD CONSTRAINT desk_sessions_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.desk_members(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.post_words
    ADD CONSTRAINT post_words_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.blog_posts(id) ON DELETE CASCADE;

CREATE POLICY all_files ON public.content_files USING (true) WITH CHECK (true);

CREATE POLICY all_origins ON public.post_provenance USING (true) WITH CHECK (true);

CREATE POLICY all_posts ON public.blog_posts TO site_worker USING (true) WITH CHECK (true);

ALTER TABLE public.blog_posts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.content_files ENABLE ROW LEVEL SECURITY;

CREATE POLICY desk_posts ON public.blog_posts TO site_desk USING (true) WITH CHECK (true);

ALTER TABLE public.post_provenance ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.post_words ENABLE ROW LEVEL SECURITY;

CREATE POLICY published_files ON public.content_files AS RESTRICTIVE FOR SELECT TO site_web USING ((EXISTS ( SELECT
   FROM public.content_version_files published
  WHERE (published.hash = content_files.hash))));

CREATE POLICY published_origins ON public.post_provenance AS RESTRICTIVE FOR SELECT TO site_web USING ((EXISTS ( SELECT
   FROM public.blog_posts
  WHERE (blog_posts.id = post_provenance.post_id))));

CREATE POLICY published_posts ON public.blog_posts FOR SELECT TO site_web USING ((published_at <= now()));

CREATE POLICY published_posts_for_anyone ON public.blog_posts FOR SELECT TO site_anon USING ((published_at <= now()));

CREATE POLICY published_words ON public.post_words FOR SELECT TO site_web USING ((published_at <= now()));

REVOKE ALL ON FUNCTION public.article_attempt(p_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.article_attempt(p_id uuid) TO site_web;

REVOKE ALL ON FUNCTION public.erase_request(p_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.erase_request(p_id uuid) TO site_web;
GRANT ALL ON FUNCTION public.erase_request(p_id uuid) TO site_desk;

REVOKE ALL ON FUNCTION public.keep_post_total() FROM PUBLIC;

REVOKE ALL ON FUNCTION public.keep_post_words() FROM PUBLIC;

REVOKE ALL ON FUNCTION public.log_erasures() FROM PUBLIC;

REVOKE ALL ON FUNCTION public.mark_contacted(p_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.mark_contacted(p_id uuid) TO site_web;
GRANT ALL ON FUNCTION public.mark_contacted(p_id uuid) TO site_desk;

REVOKE ALL ON FUNCTION public.published_post_total() FROM PUBLIC;
GRANT ALL ON FUNCTION public.published_post_total() TO site_web;
GRANT ALL ON FUNCTION public.published_post_total() TO site_anon;
GRANT ALL ON FUNCTION public.published_post_total() TO site_desk;

REVOKE ALL ON FUNCTION public.request_article() FROM PUBLIC;
GRANT ALL ON FUNCTION public.request_article() TO site_web;

REVOKE ALL ON FUNCTION public.restore_post(p_post_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.restore_post(p_post_id uuid) TO site_worker;
GRANT ALL ON FUNCTION public.restore_post(p_post_id uuid) TO site_desk;

REVOKE ALL ON FUNCTION public.search_posts(p_words text, p_newest integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.search_posts(p_words text, p_newest integer) TO site_web;

REVOKE ALL ON FUNCTION public.store_testimonial(p_idempotency_key uuid, p_reference text, p_first_name text, p_last_name text, p_email text, p_phone text, p_treatment text, p_rating integer, p_title text, p_description text, p_consent_video boolean, p_consent_website boolean, p_consent_marketing boolean, p_consent_version text, p_digest_reason text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.store_testimonial(p_idempotency_key uuid, p_reference text, p_first_name text, p_last_name text, p_email text, p_phone text, p_treatment text, p_rating integer, p_title text, p_description text, p_consent_video boolean, p_consent_website boolean, p_consent_marketing boolean, p_consent_version text, p_digest_reason text) TO site_web;

REVOKE ALL ON FUNCTION public.submit_testimonial(p_idempotency_key uuid, p_reference text, p_first_name text, p_last_name text, p_email text, p_phone text, p_treatment text, p_rating integer, p_title text, p_description text, p_consent_video boolean, p_consent_website boolean, p_consent_marketing boolean, p_consent_version text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.submit_testimonial(p_idempotency_key uuid, p_reference text, p_first_name text, p_last_name text, p_email text, p_phone text, p_treatment text, p_rating integer, p_title text, p_description text, p_consent_video boolean, p_consent_website boolean, p_consent_marketing boolean, p_consent_version text) TO site_web;

REVOKE ALL ON FUNCTION public.testimonial_state(p_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.testimonial_state(p_id uuid) TO site_web;
GRANT ALL ON FUNCTION public.testimonial_state(p_id uuid) TO site_desk;

REVOKE ALL ON FUNCTION public.withdraw_post(p_post_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.withdraw_post(p_post_id uuid) TO site_web;
GRANT ALL ON FUNCTION public.withdraw_post(p_post_id uuid) TO site_worker;
GRANT ALL ON FUNCTION public.withdraw_post(p_post_id uuid) TO site_desk;

REVOKE ALL ON FUNCTION public.withdrawn_post(p_post_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.withdrawn_post(p_post_id uuid) TO site_web;

GRANT SELECT,INSERT,UPDATE ON TABLE public.article_attempts TO site_worker;

GRANT SELECT(asked_at) ON TABLE public.article_attempts TO site_desk;

GRANT SELECT(outcome) ON TABLE public.article_attempts TO site_desk;

GRANT SELECT(cause) ON TABLE public.article_attempts TO site_desk;

GRANT SELECT(reason) ON TABLE public.article_attempts TO site_desk;

GRANT SELECT(topic) ON TABLE public.article_attempts TO site_desk;

GRANT SELECT,INSERT,UPDATE ON TABLE public.article_budget TO site_worker;

GRANT SELECT ON TABLE public.blog_posts TO site_web;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.blog_posts TO site_worker;
GRANT SELECT,INSERT ON TABLE public.blog_posts TO site_desk;

GRANT SELECT(id) ON TABLE public.blog_posts TO site_anon;

GRANT SELECT(slug) ON TABLE public.blog_posts TO site_anon;

GRANT SELECT(title) ON TABLE public.blog_posts TO site_anon;
GRANT UPDATE(title) ON TABLE public.blog_posts TO site_desk;

GRANT SELECT(excerpt) ON TABLE public.blog_posts TO site_anon;
GRANT UPDATE(excerpt) ON TABLE public.blog_posts TO site_desk;

GRANT SELECT(content) ON TABLE public.blog_posts TO site_anon;
GRANT UPDATE(content) ON TABLE public.blog_posts TO site_desk;

GRANT SELECT(category) ON TABLE public.blog_posts TO site_anon;
GRANT UPDATE(category) ON TABLE public.blog_posts TO site_desk;

GRANT SELECT(author) ON TABLE public.blog_posts TO site_anon;
GRANT UPDATE(author) ON TABLE public.blog_posts TO site_desk;

GRANT SELECT(tags) ON TABLE public.blog_posts TO site_anon;
GRANT UPDATE(tags) ON TABLE public.blog_posts TO site_desk;

GRANT SELECT(image_url) ON TABLE public.blog_posts TO site_anon;
GRANT UPDATE(image_url) ON TABLE public.blog_posts TO site_desk;

GRANT SELECT(meta_title) ON TABLE public.blog_posts TO site_anon;
GRANT UPDATE(meta_title) ON TABLE public.blog_posts TO site_desk;

GRANT SELECT(meta_description) ON TABLE public.blog_posts TO site_anon;
GRANT UPDATE(meta_description) ON TABLE public.blog_posts TO site_desk;

GRANT SELECT(published_at) ON TABLE public.blog_posts TO site_anon;
GRANT UPDATE(published_at) ON TABLE public.blog_posts TO site_desk;

GRANT SELECT(updated_at) ON TABLE public.blog_posts TO site_anon;

GRANT UPDATE(image_alt) ON TABLE public.blog_posts TO site_desk;

GRANT UPDATE(markdown) ON TABLE public.blog_posts TO site_desk;

GRANT SELECT,INSERT ON TABLE public.contact_changes TO site_worker;
GRANT INSERT ON TABLE public.contact_changes TO site_desk;

GRANT UPDATE(queued_at) ON TABLE public.contact_changes TO site_worker;

GRANT SELECT,INSERT ON TABLE public.content_articles TO site_worker;
GRANT SELECT,INSERT ON TABLE public.content_articles TO site_desk;

GRANT INSERT ON TABLE public.content_changes TO site_worker;
GRANT SELECT,INSERT ON TABLE public.content_changes TO site_desk;

GRANT SELECT(publication_id) ON TABLE public.content_changes TO site_web;
GRANT SELECT(publication_id) ON TABLE public.content_changes TO site_worker;

GRANT SELECT(path) ON TABLE public.content_changes TO site_web;
GRANT SELECT(path) ON TABLE public.content_changes TO site_worker;

GRANT SELECT ON TABLE public.content_files TO site_web;
GRANT SELECT,INSERT ON TABLE public.content_files TO site_worker;
GRANT SELECT,INSERT ON TABLE public.content_files TO site_desk;

GRANT SELECT ON TABLE public.content_publications TO site_web;
GRANT SELECT,INSERT ON TABLE public.content_publications TO site_worker;
GRANT SELECT,INSERT ON TABLE public.content_publications TO site_desk;

GRANT SELECT,INSERT ON TABLE public.content_schedule_files TO site_worker;
GRANT SELECT,INSERT ON TABLE public.content_schedule_files TO site_desk;

GRANT SELECT,INSERT ON TABLE public.content_schedules TO site_worker;
GRANT SELECT,INSERT ON TABLE public.content_schedules TO site_desk;

GRANT UPDATE(author) ON TABLE public.content_schedules TO site_desk;

GRANT UPDATE(email) ON TABLE public.content_schedules TO site_desk;

GRANT UPDATE(publication_id) ON TABLE public.content_schedules TO site_worker;

GRANT UPDATE(stopped_at) ON TABLE public.content_schedules TO site_worker;
GRANT UPDATE(stopped_at) ON TABLE public.content_schedules TO site_desk;

GRANT UPDATE(stopped_reason) ON TABLE public.content_schedules TO site_worker;
GRANT UPDATE(stopped_reason) ON TABLE public.content_schedules TO site_desk;

GRANT UPDATE(by_owner) ON TABLE public.content_schedules TO site_desk;

GRANT UPDATE(cancelled_by) ON TABLE public.content_schedules TO site_desk;

GRANT UPDATE(member_id) ON TABLE public.content_schedules TO site_desk;

GRANT UPDATE(waits_for_owner) ON TABLE public.content_schedules TO site_worker;
GRANT UPDATE(waits_for_owner) ON TABLE public.content_schedules TO site_desk;

GRANT UPDATE(prepared_by) ON TABLE public.content_schedules TO site_desk;

GRANT SELECT ON TABLE public.content_version_files TO site_web;
GRANT SELECT,INSERT ON TABLE public.content_version_files TO site_worker;
GRANT SELECT,INSERT ON TABLE public.content_version_files TO site_desk;

GRANT SELECT,INSERT ON TABLE public.content_versions TO site_worker;
GRANT SELECT,INSERT ON TABLE public.content_versions TO site_desk;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.desk_accounts TO site_desk;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.desk_asked TO site_desk;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.desk_discarded TO site_desk;

GRANT SELECT(path) ON TABLE public.desk_discarded TO site_worker;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.desk_drafts TO site_desk;

GRANT SELECT(path) ON TABLE public.desk_drafts TO site_worker;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.desk_links TO site_desk;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.desk_member_networks TO site_desk;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.desk_members TO site_desk;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.desk_rate_limits TO site_desk;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.desk_sessions TO site_desk;

GRANT SELECT ON TABLE public.desk_set_aside TO site_worker;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.desk_set_aside TO site_desk;

GRANT SELECT,INSERT ON TABLE public.desk_trail TO site_desk;

GRANT SELECT ON TABLE public.indexnow_ledger TO site_web;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.indexnow_ledger TO site_worker;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.link_failures TO site_worker;
GRANT SELECT ON TABLE public.link_failures TO site_desk;

GRANT SELECT ON TABLE public.pgmigrations TO site_web;
GRANT SELECT ON TABLE public.pgmigrations TO site_worker;
GRANT SELECT ON TABLE public.pgmigrations TO site_desk;

GRANT SELECT ON TABLE public.post_provenance TO site_web;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.post_provenance TO site_worker;
GRANT SELECT ON TABLE public.post_provenance TO site_desk;

GRANT INSERT(post_id) ON TABLE public.post_provenance TO site_desk;

GRANT INSERT(slug) ON TABLE public.post_provenance TO site_desk;

GRANT INSERT(source) ON TABLE public.post_provenance TO site_desk;

GRANT SELECT ON TABLE public.post_words TO site_web;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.posts_to_announce TO site_worker;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.posts_to_announce TO site_desk;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.rate_limits TO site_web;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.rate_limits TO site_worker;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.testimonial_requests TO site_worker;

GRANT SELECT(id) ON TABLE public.testimonial_requests TO site_desk;

GRANT SELECT(reference) ON TABLE public.testimonial_requests TO site_desk;

GRANT SELECT(first_name) ON TABLE public.testimonial_requests TO site_desk;

GRANT SELECT(last_name) ON TABLE public.testimonial_requests TO site_desk;

GRANT SELECT(email) ON TABLE public.testimonial_requests TO site_desk;

GRANT SELECT(phone) ON TABLE public.testimonial_requests TO site_desk;

GRANT SELECT(treatment) ON TABLE public.testimonial_requests TO site_desk;

GRANT SELECT(rating) ON TABLE public.testimonial_requests TO site_desk;

GRANT SELECT(title) ON TABLE public.testimonial_requests TO site_desk;

GRANT SELECT(description) ON TABLE public.testimonial_requests TO site_desk;

GRANT SELECT(consent_marketing) ON TABLE public.testimonial_requests TO site_desk;

GRANT SELECT(consent_version) ON TABLE public.testimonial_requests TO site_desk;

GRANT SELECT(submitted_at) ON TABLE public.testimonial_requests TO site_desk;

GRANT SELECT(notified_at) ON TABLE public.testimonial_requests TO site_desk;

GRANT SELECT(contacted_at) ON TABLE public.testimonial_requests TO site_desk;

GRANT SELECT(reminded_at) ON TABLE public.testimonial_requests TO site_desk;

GRANT SELECT(digest_reason) ON TABLE public.testimonial_requests TO site_desk;
