-- Who prints is an account or a guest, and so is who owns what is printed: no one table holds both.
alter table project drop constraint project_owner_id_fkey;
alter table render drop constraint render_owner_id_fkey;

-- What was asked for has another shape now. Nothing is lost: a render can be made again.
delete from render;

alter table render
  -- A design is drawn without a project.
  alter column project_id drop not null,
  add column lane text not null check (lane in ('interactive', 'print', 'backfill')),
  -- Everything that decides what the file looks like: asking for the same again finds the same.
  add column content_hash text not null,
  -- What drawing it takes, for admission.
  add column pixels bigint not null,
  -- 0 to 1.
  add column progress real not null default 0,
  add column tries integer not null default 0,
  add column bytes bigint,
  add column expires_at timestamptz(3),
  drop constraint render_status_check,
  add constraint render_status_check check (
    status in ('WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED', 'EXPIRED')
  );
create unique index render_content on render (owner_id, content_hash)
  where status in ('WAITING', 'RUNNING', 'DONE');
create index render_of_project on render (project_id);
create index render_end on render (expires_at) where status = 'DONE';

-- The sheets somebody asked for together; two batches may share a sheet.
create table print_batch (
  id uuid primary key,
  owner_id text not null,
  render_ids uuid[] not null,
  created_at timestamptz(3) not null default now()
);
create index print_batch_of_owner on print_batch (owner_id, created_at desc);

-- What guests printed from, by age.
create index project_snapshot on project (updated_at) where owner_id like 'guest-%';

-- Unlocks files with a transparent background.
alter table account add column transparent_prints boolean not null default false;
