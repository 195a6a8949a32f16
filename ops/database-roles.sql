-- Makes the site's four roles and its database, once, as the administrator of a new cluster. Migrations grant them what they may.
-- Passwords come from the environment: SITE_OWNER_PASSWORD, SITE_WEB_PASSWORD and SITE_WORKER_PASSWORD.
--   psql --no-psqlrc --file ops/database-roles.sql
\set ON_ERROR_STOP on
\getenv owner_password SITE_OWNER_PASSWORD
\getenv web_password SITE_WEB_PASSWORD
\getenv worker_password SITE_WORKER_PASSWORD

create role site_owner login password :'owner_password';
create role site_web login password :'web_password';
create role site_worker login password :'worker_password';
-- Nobody logs in as this one: the web process becomes it to answer whoever holds the public key.
create role site_anon nologin;
grant site_anon to site_web;
create database site owner site_owner encoding 'UTF8' template template0;
