-- Prints ordered at a retail chain. The customer pays in the store.
create table pickup_order (
  id uuid primary key default gen_random_uuid(),
  business_id text not null check (business_id in ('pm', 'tbl')),
  -- The account or guest that ordered.
  owner_id text not null,
  project_id text,
  -- The print batch, which is deleted earlier than the order.
  batch_id uuid not null,
  -- SHA-256 of the ordered files, in hexadecimal: recognizes the same prints in another batch.
  prints_hash text not null,
  state text not null default 'WAITING' check (
    state in ('WAITING', 'SENDING', 'PLACED', 'REFUSED', 'FAILED', 'MOVED', 'UNKNOWN')
  ),
  -- As the store search returned it.
  store jsonb not null,
  -- The ZIP code of the store search.
  zip text not null,
  -- [{"productId", "productSize", "productPrice", "images": [{"renderId", "quantity"}]}]
  products jsonb not null,
  -- Encrypted; null after 90 days.
  customer bytea,
  -- When the promise time in `store` was read from the chain.
  checked_at timestamptz(3) not null default now(),
  sent_at timestamptz(3),
  -- The chain's number of the order.
  chain_order_id text,
  -- The last answer of the chain: {"kind", "code", "message"}
  answer jsonb,
  -- The last status of the chain: {"isValid", "code", "text", "checkedAt"}
  chain_status jsonb,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
-- A repeated request returns the order of the batch.
create unique index pickup_order_of_batch on pickup_order (owner_id, batch_id)
  where state in ('WAITING', 'SENDING', 'PLACED', 'UNKNOWN');
-- The same prints are not sent again while it is unknown whether they were ordered.
create unique index pickup_order_in_progress on pickup_order (owner_id, prints_hash)
  where state in ('WAITING', 'SENDING', 'UNKNOWN');
create index pickup_order_of_owner on pickup_order (owner_id, created_at desc);
create index pickup_order_of_chain on pickup_order (chain_order_id);
create index pickup_order_by_change on pickup_order (updated_at desc, id desc);
create index pickup_order_open on pickup_order (updated_at)
  where state in ('WAITING', 'SENDING', 'UNKNOWN');
create index pickup_order_with_customer on pickup_order (created_at) where customer is not null;
