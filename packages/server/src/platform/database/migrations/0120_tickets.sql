-- Questions to support and their answers.
create table ticket (
  -- Chosen by the client: a repeated request creates no second ticket.
  id uuid primary key,
  business_id text not null check (business_id in ('pm', 'tbl')),
  -- The account or guest that wrote it; null without a session.
  owner_id text,
  name text not null,
  -- Normalized. Its mailbox may read the answers.
  email text not null,
  subject text not null,
  -- "{category}/{question}"
  question text not null,
  -- [{"type", "label", "value", "values"}]; values of a file are keys of uploads.
  fields jsonb not null default '[]',
  tags text[] not null default '{}',
  user_agent text not null default '',
  status text not null default 'OPEN' check (status in ('OPEN', 'ANSWERED', 'CLOSED')),
  -- SHA-256 of what was sent, in hexadecimal: tells a repeated request from another ticket.
  hash text not null,
  -- Lower case, each word after a space.
  search_text text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index ticket_of_email on ticket (email, created_at desc);
create index ticket_of_owner on ticket (owner_id);
create index ticket_by_change on ticket (updated_at desc, id desc);
create index ticket_by_status on ticket (status, updated_at desc, id desc);
create index ticket_search on ticket using gin (search_text gin_trgm_ops);

create table ticket_message (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references ticket (id) on delete cascade,
  author text not null check (author in ('CUSTOMER', 'STAFF')),
  text text not null,
  -- Chosen by the client: a repeated request writes no second message.
  request_id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  unique (ticket_id, request_id)
);
create index ticket_message_of_ticket on ticket_message (ticket_id, created_at);

-- Attached uploads, which are kept while the ticket is.
create table ticket_file (
  ticket_id uuid not null references ticket (id) on delete cascade,
  key text not null,
  primary key (ticket_id, key)
);
create index ticket_file_of_upload on ticket_file (key);
