-- Up Migration

-- Contract: only adds rights. Pages say when they last changed, without what changed.
grant select (publication_id, path) on content_changes to site_web, site_worker;
