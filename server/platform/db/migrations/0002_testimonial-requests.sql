-- Up Migration
create table testimonial_requests (
  id uuid primary key default gen_random_uuid(),
  idempotency_key uuid not null unique,
  reference text not null unique check (reference ~ '^[2-9A-HJKMNP-Z]{8}$'),
  first_name text not null check (length(first_name) between 1 and 50),
  last_name text not null check (length(last_name) between 1 and 50),
  email text not null check (length(email) between 3 and 255),
  phone text not null check (phone ~ '^0[0-9]{9,10}$'),
  treatment text not null check (length(treatment) between 1 and 100),
  rating smallint not null check (rating between 1 and 5),
  title text not null check (length(title) between 1 and 100),
  description text check (length(description) <= 1000),
  consent_video boolean not null check (consent_video),
  consent_website boolean not null check (consent_website),
  consent_marketing boolean not null,
  consent_version text not null check (length(consent_version) between 1 and 40),
  submitted_at timestamptz not null default now(),
  notified_at timestamptz,
  contacted_at timestamptz
);
comment on table testimonial_requests is 'Health data of named patients. The web role reaches it through named functions only; rows are erased on schedule.';

create index testimonial_requests_not_notified on testimonial_requests (submitted_at) where notified_at is null;

grant select, insert, update, delete on testimonial_requests to site_worker;

-- Stores a request once. A repeat with the same key returns the first reference and changes nothing.
create function submit_testimonial(
  p_idempotency_key uuid,
  p_reference text,
  p_first_name text,
  p_last_name text,
  p_email text,
  p_phone text,
  p_treatment text,
  p_rating integer,
  p_title text,
  p_description text,
  p_consent_video boolean,
  p_consent_website boolean,
  p_consent_marketing boolean,
  p_consent_version text
) returns table (request_id uuid, request_reference text, created boolean)
language plpgsql
security definer
set search_path = pg_catalog, public, pg_temp
as $$
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

revoke all on function submit_testimonial from public;
grant execute on function submit_testimonial to site_web;
