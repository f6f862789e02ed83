-- The account this browser logged in to first: what the guest uploaded is that person's.
alter table guest add column owner_id text references account (id) on delete cascade;
create index guest_owner on guest (owner_id);
update guest set owner_id = session.owner_id from session where session.guest_id = guest.id;

-- Set when the person asks to be deleted; seven days later the account is erased.
alter table account add column deleted_at timestamptz(3);
create index account_deleted on account (deleted_at) where deleted_at is not null;

create table data_export (
  id uuid primary key,
  owner_id text not null references account (id) on delete cascade,
  business_id text not null check (business_id in ('pm', 'tbl')),
  status text not null default 'WAITING' check (
    status in ('WAITING', 'RUNNING', 'DONE', 'FAILED', 'EXPIRED')
  ),
  photos_done integer not null default 0,
  -- Null until the photos are counted.
  photos_total integer,
  bytes bigint,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  expires_at timestamptz(3)
);
create index data_export_of_owner on data_export (owner_id, created_at desc);
-- Asking twice finds the one that is under way.
create unique index data_export_under_way on data_export (owner_id)
  where status in ('WAITING', 'RUNNING');
create index data_export_end on data_export (expires_at) where status = 'DONE';
