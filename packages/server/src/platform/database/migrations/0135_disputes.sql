-- Payments that buyers contest with their bank.
create table order_dispute (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references shop_order (id),
  provider_id text not null unique,
  amount_minor int not null check (amount_minor >= 0),
  -- The provider's reason, such as fraudulent.
  reason text not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'WON', 'LOST')),
  -- The order's half-tokens that were taken back, and those that were used and are owed.
  half_tokens_taken int not null default 0,
  half_tokens_owed int not null default 0,
  created_at timestamptz(3) not null default now(),
  closed_at timestamptz(3)
);
create index order_dispute_of_order on order_dispute (order_id);
create index open_order_dispute on order_dispute (created_at) where status = 'OPEN';
