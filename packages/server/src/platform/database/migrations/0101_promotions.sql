create table promotion (
  -- A part of its address: /promotions/{id}.
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 60),
  business_id text not null check (business_id in ('pm', 'tbl')),
  title text not null check (char_length(title) between 1 and 100),
  description text not null check (char_length(description) <= 2000),
  status text not null default 'OPEN' check (status in ('OPEN', 'CLOSED')),
  max_entries int not null check (max_entries > 0),
  -- Places that were taken; those of denied entries and erased accounts stay taken.
  num_entries int not null default 0,
  -- Of each approved entry.
  half_tokens int not null check (half_tokens > 0),
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  -- Of its last change by staff; entries do not raise it.
  updated_at timestamptz(3) not null default now(),
  check (num_entries between 0 and max_entries),
  check (ends_at is null or ends_at > starts_at)
);

create table promotion_entry (
  id uuid primary key default gen_random_uuid(),
  promotion_id text not null references promotion (id),
  account_id text not null references account (id) on delete cascade,
  -- As given: a string.
  submission jsonb not null check (char_length(submission #>> '{}') between 1 and 5000),
  status text not null default 'AWAITING_APPROVAL' check (
    status in ('APPROVED', 'AWAITING_APPROVAL', 'DENIED')
  ),
  created_at timestamptz(3) not null default clock_timestamp(),
  -- A staff member; null again after the account was erased.
  decided_by text references account (id) on delete set null,
  decided_at timestamptz(3),
  unique (promotion_id, account_id),
  check ((decided_at is null) = (status = 'AWAITING_APPROVAL'))
);
create index promotion_entry_by_time on promotion_entry (promotion_id, created_at, id);
create index promotion_entry_of_account on promotion_entry (account_id);
