-- Creates the site's roles and its database where they are missing, and sets the passwords. Run by ops/install and
-- ops/upgrade as the administrator of the cluster. Migrations grant the rights. The passwords come from the environment.
\set ON_ERROR_STOP on
\getenv owner_password SITE_OWNER_PASSWORD
\getenv web_password SITE_WEB_PASSWORD
\getenv anon_password SITE_ANON_PASSWORD
\getenv worker_password SITE_WORKER_PASSWORD
\getenv desk_password SITE_DESK_PASSWORD

select format('create role %I login', role)
from unnest(array['site_owner', 'site_web', 'site_anon', 'site_worker', 'site_desk']) as role
where not exists (select from pg_roles where rolname = role)
\gexec

alter role site_owner password :'owner_password';
alter role site_web password :'web_password';
-- The web process answers requests with the public key as this role. It logs in separately, so no statement can switch roles.
alter role site_anon password :'anon_password';
alter role site_worker password :'worker_password';
alter role site_desk password :'desk_password';

select 'create database site owner site_owner encoding ''UTF8'' template template0'
where not exists (select from pg_database where datname = 'site')
\gexec

-- Where any role could fill the disk.
revoke connect on database postgres, template1 from public;

-- The site has no large objects and backups leave them out, but by default any role can fill the disk with them.
\connect site
-- To the owner, who could not restore a dump that repeats the revocation otherwise.
grant execute on function lo_creat, lo_create, lo_from_bytea to site_owner;
revoke execute on function lo_creat, lo_create, lo_from_bytea from public;
