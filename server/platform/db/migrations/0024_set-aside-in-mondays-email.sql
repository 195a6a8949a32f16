-- Up Migration

-- Monday's email leaves out what members of the desk leave as it is.
grant select on desk_set_aside to site_worker;
