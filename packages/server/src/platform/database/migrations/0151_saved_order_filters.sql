-- Filters and sorts of the list of orders that a staff member named, for nobody else.
create table saved_order_filter (
  id uuid primary key default gen_random_uuid(),
  account_id text not null references account (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- Of SavedOrderFilter, each list in order, so that equal filters are equal values.
  filter jsonb not null,
  created_at timestamptz(3) not null default now(),
  unique (account_id, filter)
);
create unique index saved_order_filter_name on saved_order_filter (account_id, lower(name));
