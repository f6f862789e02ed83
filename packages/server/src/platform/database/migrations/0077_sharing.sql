-- One row for each invited address of a project.
create table project_grant (
  id uuid primary key,
  project_id text not null references project (id) on delete cascade,
  -- Of the project.
  owner_id text not null,
  -- Lower case. The grant counts for the account whose verified address this is.
  grantee_email text not null check (grantee_email = lower(grantee_email)),
  -- The account that has used the grant.
  grantee_id text references account (id) on delete cascade,
  role text not null check (role in ('COLLABORATOR', 'VIEWER')),
  note text not null default '',
  created_at timestamptz(3) not null default now(),
  used_at timestamptz(3),
  unique (project_id, grantee_email)
);
create index project_grant_of_grantee on project_grant (grantee_email);
create index project_grant_used_by on project_grant (grantee_id);

-- Restrictions of the link of a public project; a project without a row has none.
create table share_link (
  project_id text primary key references project (id) on delete cascade,
  -- Of the project.
  owner_id text not null,
  -- Null until the first renewal; afterward the link has to contain it.
  key text,
  password_hash text,
  expires_at timestamptz(3),
  -- A share pass is for one version: raised by a renewal and a new password.
  version integer not null default 1
);
