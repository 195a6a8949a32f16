-- Up Migration

-- Why a request is in the hourly digest instead of a separate email.
alter table testimonial_requests add column digest_reason text check (digest_reason in ('trap', 'too-fast', 'crowded'));

-- Replaces submit_testimonial, which the previous release still calls during a deploy. `same` is false if the key belongs to a
-- request with other answers.
create function store_testimonial(
  p_idempotency_key uuid, p_reference text, p_first_name text, p_last_name text, p_email text, p_phone text, p_treatment text,
  p_rating integer, p_title text, p_description text, p_consent_video boolean, p_consent_website boolean,
  p_consent_marketing boolean, p_consent_version text, p_digest_reason text
) returns table (request_id uuid, request_reference text, created boolean, same boolean)
language plpgsql
security definer
set search_path = pg_catalog, public, pg_temp
as $$
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
revoke all on function store_testimonial from public;
grant execute on function store_testimonial to site_web;
