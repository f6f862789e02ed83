-- Photos that a collaborator proposes for one opening of a project.
create table suggestion (
  id uuid primary key default gen_random_uuid(),
  project_id text not null references project (id) on delete cascade,
  -- Of the project.
  owner_id text not null,
  opening_id text not null,
  -- An account or a guest; the suggestions of a claimed guest move to the account.
  suggester_id text not null,
  -- Chosen by the client: a repeated request creates no second suggestion.
  request_id uuid not null,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'SUBMITTED', 'HIDDEN')),
  submitted_at timestamptz(3),
  -- As the suggester entered it.
  name text not null default '' check (char_length(name) <= 40),
  note text not null default '' check (char_length(note) <= 1000),
  input jsonb not null,
  created_at timestamptz(3) not null default now(),
  modified_at timestamptz(3) not null default now(),
  -- When the owner got a mail about it.
  digest_at timestamptz(3),
  check ((status = 'DRAFT') = (submitted_at is null)),
  unique (suggester_id, request_id)
);
create index suggestion_of_project on suggestion (project_id, status);
create index suggestion_of_suggester on suggestion (suggester_id, project_id);
