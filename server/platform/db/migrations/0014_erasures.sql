-- Up Migration

create table erasures (
  request_id uuid primary key,
  erased_at timestamptz not null default now()
);
comment on table erasures is 'Requests that were erased, for a restore to erase again. Only the trigger and the owner write it.';

create function log_erasures() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  if tg_op = 'DELETE' then
    insert into public.erasures (request_id) select id from erased on conflict do nothing;
  else
    insert into public.erasures (request_id) select id from public.testimonial_requests on conflict do nothing;
  end if;
  return null;
end
$$;
revoke all on function log_erasures from public;
create trigger log_erased_requests after delete on testimonial_requests referencing old table as erased
  for each statement execute function log_erasures();
create trigger log_all_requests before truncate on testimonial_requests for each statement execute function log_erasures();
