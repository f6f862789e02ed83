-- The newest unexpected errors of each process, and of browsers. Texts are scrubbed before they are
-- stored: no row identifies a person.
create table recent_error (
  id bigint generated always as identity primary key,
  -- browser, web, api, images or worker
  source text not null,
  release text not null,
  brand text,
  name text not null,
  message text not null,
  -- What was being done, in words of the code.
  action text,
  path text,
  request_id text,
  stack text,
  created_at timestamptz(3) not null default clock_timestamp()
);
create index recent_error_of_source on recent_error (source, id desc);

-- The newest webhooks that were refused or failed. Handled payment events are in payment_event.
create table failed_webhook (
  id bigint generated always as identity primary key,
  endpoint text not null check (endpoint in ('payments', 'mail-reports')),
  -- Of the provider; null when the signature was not valid.
  event_id text,
  event_type text,
  reason text not null,
  created_at timestamptz(3) not null default clock_timestamp()
);

-- Processes of api, images and worker. A stopped one deletes its row; a killed one is not seen again.
create table running_process (
  id uuid primary key,
  name text not null,
  release text not null,
  node_version text not null,
  started_at timestamptz(3) not null default clock_timestamp(),
  seen_at timestamptz(3) not null default clock_timestamp()
);
