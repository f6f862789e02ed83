-- One row for each photo that a permit was granted for.
create table upload (
  key text primary key,
  -- The account or guest whose quota the bytes count for; a claimed guest's uploads move.
  owner_id text not null,
  -- As declared: the permit allows no other size.
  bytes bigint not null check (bytes > 0),
  -- Null when the permit allows every picture type.
  content_type text,
  created_at timestamptz(3) not null default now()
);
create index upload_of_owner on upload (owner_id);
create index upload_age on upload (created_at);

-- The sum of the bytes by owner, so that one statement can compare it with the quota and raise it.
create table upload_usage (
  owner_id text primary key,
  bytes bigint not null check (bytes >= 0)
);
