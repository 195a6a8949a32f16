-- Up Migration

-- Contract: the previous release takes a publisher for what it calls an editor, and those whom it invites cannot publish until
-- an owner changes that.
alter table desk_members drop constraint desk_members_role_check;
update desk_members set role = 'publisher' where role = 'editor';
alter table desk_members add constraint desk_members_role_check check (role in ('owner', 'publisher', 'editor'));

create table desk_asked (
  member_id uuid primary key references desk_members on delete cascade,
  note text not null check (length(note) <= 500),
  asked_at timestamptz not null default now()
);
comment on table desk_asked is 'Editors who ask somebody to publish their drafts.';
