-- Makes the site's four roles and its database, once, as the administrator of a new cluster. Migrations grant them what they may.
-- Passwords come from the environment: SITE_OWNER_PASSWORD, SITE_WEB_PASSWORD, SITE_ANON_PASSWORD and SITE_WORKER_PASSWORD.
--   psql --no-psqlrc --file ops/database-roles.sql
\set ON_ERROR_STOP on
\getenv owner_password SITE_OWNER_PASSWORD
\getenv web_password SITE_WEB_PASSWORD
\getenv anon_password SITE_ANON_PASSWORD
\getenv worker_password SITE_WORKER_PASSWORD

create role site_owner login password :'owner_password';
create role site_web login password :'web_password';
-- For the web process's answers to whoever holds the public key. A role of its own, so that no statement can become another role.
create role site_anon login password :'anon_password';
create role site_worker login password :'worker_password';
create database site owner site_owner encoding 'UTF8' template template0;
