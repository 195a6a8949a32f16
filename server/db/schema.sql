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
    CONSTRAINT blog_posts_author_check CHECK (((length(author) >= 1) AND (length(author) <= 120))),
    CONSTRAINT blog_posts_category_check CHECK (((length(category) >= 1) AND (length(category) <= 60))),
    CONSTRAINT blog_posts_content_check CHECK (((length(content) >= 1) AND (length(content) <= 200000))),
    CONSTRAINT blog_posts_excerpt_check CHECK (((length(excerpt) >= 1) AND (length(excerpt) <= 500))),
    CONSTRAINT blog_posts_image_url_check CHECK ((length(image_url) <= 2000)),
    CONSTRAINT blog_posts_meta_description_check CHECK ((length(meta_description) <= 400)),
    CONSTRAINT blog_posts_meta_title_check CHECK ((length(meta_title) <= 200)),
    CONSTRAINT blog_posts_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 120))),
    CONSTRAINT blog_posts_tags_check CHECK ((cardinality(tags) <= 20)),
    CONSTRAINT blog_posts_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
);

COMMENT ON TABLE public.blog_posts IS 'What the blog shows. These thirteen columns are the public contract; provenance lives elsewhere.';

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
    CONSTRAINT testimonial_requests_consent_version_check CHECK (((length(consent_version) >= 1) AND (length(consent_version) <= 40))),
    CONSTRAINT testimonial_requests_consent_video_check CHECK (consent_video),
    CONSTRAINT testimonial_requests_consent_website_check CHECK (consent_website),
    CONSTRAINT testimonial_requests_description_check CHECK ((length(description) <= 1000)),
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

ALTER TABLE ONLY public.blog_posts
    ADD CONSTRAINT blog_posts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.blog_posts
    ADD CONSTRAINT blog_posts_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.pgmigrations
    ADD CONSTRAINT pgmigrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.testimonial_requests
    ADD CONSTRAINT testimonial_requests_idempotency_key_key UNIQUE (idempotency_key);

ALTER TABLE ONLY public.testimonial_requests
    ADD CONSTRAINT testimonial_requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.testimonial_requests
    ADD CONSTRAINT testimonial_requests_reference_key UNIQUE (reference);

CREATE INDEX blog_posts_newest_first ON public.blog_posts USING btree (published_at DESC, id DESC);

CREATE INDEX testimonial_requests_not_notified ON public.testimonial_requests USING btree (submitted_at) WHERE (notified_at IS NULL);

CREATE POLICY all_posts ON public.blog_posts TO site_worker USING (true) WITH CHECK (true);

ALTER TABLE public.blog_posts ENABLE ROW LEVEL SECURITY;

CREATE POLICY published_posts ON public.blog_posts FOR SELECT TO site_web USING ((published_at <= now()));

REVOKE ALL ON FUNCTION public.submit_testimonial(p_idempotency_key uuid, p_reference text, p_first_name text, p_last_name text, p_email text, p_phone text, p_treatment text, p_rating integer, p_title text, p_description text, p_consent_video boolean, p_consent_website boolean, p_consent_marketing boolean, p_consent_version text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.submit_testimonial(p_idempotency_key uuid, p_reference text, p_first_name text, p_last_name text, p_email text, p_phone text, p_treatment text, p_rating integer, p_title text, p_description text, p_consent_video boolean, p_consent_website boolean, p_consent_marketing boolean, p_consent_version text) TO site_web;

GRANT SELECT ON TABLE public.blog_posts TO site_web;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.blog_posts TO site_worker;

GRANT SELECT ON TABLE public.pgmigrations TO site_web;
GRANT SELECT ON TABLE public.pgmigrations TO site_worker;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.testimonial_requests TO site_worker;
