-- Up Migration

-- One row for each request for an article, with its outcome.
create table article_attempts (
  id uuid primary key default gen_random_uuid(),
  asked_by text not null check (asked_by in ('button', 'schedule')),
  asked_at timestamptz not null default now(),
  utc_day date not null generated always as ((asked_at at time zone 'UTC')::date) stored,
  started_at timestamptz,
  finished_at timestamptz,
  -- published: on the blog. skipped: no article passed the checks. refused: the limit was reached. failed: an error occurred.
  outcome text check (outcome in ('published', 'skipped', 'refused', 'failed')),
  -- A code with a message for visitors; `reason` has the details for operators.
  cause text check (length(cause) <= 60),
  reason text check (length(reason) <= 4000),
  topic text,
  model text,
  input_tokens integer not null default 0 check (input_tokens >= 0),
  output_tokens integer not null default 0 check (output_tokens >= 0),
  rounds smallint not null default 0,
  post_id uuid,
  post_title text,
  check ((outcome is null) = (finished_at is null)),
  check (outcome <> 'published' or (post_id is not null and post_title is not null))
);
comment on table article_attempts is 'Every request for an article: who asked, what was used, what came of it.';
create index article_attempts_newest_first on article_attempts (asked_at desc);
-- Further presses of the button join the attempt in progress.
create unique index article_attempts_one_at_a_time on article_attempts (asked_by) where outcome is null;
create unique index article_attempts_one_scheduled_a_day on article_attempts (utc_day) where asked_by = 'schedule' and outcome = 'published';
grant select, insert, update on article_attempts to site_worker;

-- The day's budget. Charged before the writer is called and not refunded on errors, so that spending fails closed. A day has
-- three attempts for each article it may publish, and three more for the schedule only, so that visitors who press the button
-- while the writer is unavailable cannot use up the scheduled article's attempts.
create table article_budget (
  utc_day date primary key,
  articles_allowed integer not null check (articles_allowed >= 0),
  attempts integer not null default 0 check (attempts between 0 and articles_allowed * 3 + 3),
  published integer not null default 0 check (published between 0 and articles_allowed),
  -- When the editor was emailed about a day without an article. Limits this to one email a day.
  editor_told_at timestamptz
);
grant select, insert, update on article_budget to site_worker;

-- Called by the button. Returns the attempt to wait for. `created` is true if this call started it and must enqueue its job.
create function request_article() returns table (attempt_id uuid, created boolean)
language plpgsql
security definer
set search_path = pg_catalog, public, pg_temp
as $$
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

create function article_attempt(p_id uuid) returns table (attempt_outcome text, attempt_cause text, attempt_title text)
language sql
stable
security definer
set search_path = pg_catalog, public, pg_temp
as $$
  select outcome, cause, post_title from public.article_attempts where id = p_id
$$;

revoke all on function request_article, article_attempt from public;
grant execute on function request_article, article_attempt to site_web;
