-- Creates the site's four roles and its database. Run once, as the administrator of a new cluster. Migrations grant the rights.
-- Passwords come from the environment: SITE_OWNER_PASSWORD, SITE_WEB_PASSWORD, SITE_ANON_PASSWORD and SITE_WORKER_PASSWORD.
--   psql --no-psqlrc --file ops/database-roles.sql
\set ON_ERROR_STOP on
\getenv owner_password SITE_OWNER_PASSWORD
\getenv web_password SITE_WEB_PASSWORD
\getenv anon_password SITE_ANON_PASSWORD
\getenv worker_password SITE_WORKER_PASSWORD

create role site_owner login password :'owner_password';
create role site_web login password :'web_password';
-- The web process answers requests with the public key as this role. It logs in separately, so no statement can switch roles.
create role site_anon login password :'anon_password';
create role site_worker login password :'worker_password';
create database site owner site_owner encoding 'UTF8' template template0;
