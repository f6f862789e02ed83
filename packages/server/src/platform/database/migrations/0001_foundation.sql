-- Every table that grows with users carries owner_id: it is the shard key of later (docs/scale.md).

create table account (
  id text primary key,
  email text not null,
  email_verified boolean not null default false,
  name text not null default '',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index account_email on account (lower(email));

create table session (
  -- Only the hash is kept: a leaked table opens no account.
  token_hash bytea primary key,
  owner_id text not null references account (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index session_owner on session (owner_id);

create table project (
  id text primary key check (id ~ '^[0-9A-Za-z]{6}$'),
  owner_id text not null references account (id) on delete cascade,
  business_id text not null check (business_id in ('pm', 'tbl')),
  design_id text not null,
  name text not null check (char_length(name) between 1 and 64),
  output_type text not null check (
    output_type in ('MATBOARD_WALL_MAP', 'MATBOARD_WALL_MAP_SINGLE', 'VEHICLE_MAP', 'VINYL_WALL_MAP')
  ),
  output_scale double precision not null check (output_scale > 0),
  access_policy text not null default 'PRIVATE' check (
    access_policy in ('PRIVATE', 'PUBLIC', 'PUBLIC_COLLABORATORS')
  ),
  openings_with_images integer not null default 0 check (openings_with_images >= 0),
  created_at timestamptz(3) not null default now(),
  -- Strictly increasing per row: it is what a save is compared with.
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3)
);
create index project_of_owner on project (owner_id, updated_at desc) where deleted_at is null;

-- One row per opening somebody touched, so that a save writes what changed and nothing else.
create table opening_input (
  project_id text not null references project (id) on delete cascade,
  opening_id text not null,
  owner_id text not null,
  input jsonb not null,
  has_images boolean not null,
  primary key (project_id, opening_id)
);

create table render (
  id uuid primary key,
  owner_id text not null references account (id) on delete cascade,
  project_id text not null references project (id) on delete cascade,
  request jsonb not null,
  status text not null default 'WAITING' check (
    status in ('WAITING', 'RUNNING', 'DONE', 'FAILED')
  ),
  result_key text,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3)
);
create index render_of_owner on render (owner_id, created_at desc);
