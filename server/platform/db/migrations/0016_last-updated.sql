-- Up Migration

-- Contract: only adds, with a default for rows of the previous release.
alter table content_publications add column changes_pages boolean not null default true;
comment on column content_publications.changes_pages is 'Patients can read the difference. The newest such publication is when the site was last updated.';
