-- Up Migration

-- Contract: only adds rights. A generated article does not take the address of one that a member is writing.
grant select (path) on desk_drafts, desk_discarded to site_worker;
