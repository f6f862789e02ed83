alter table account
  -- Of orders that wait for their payment; part of the balance.
  add column half_tokens_reserved integer not null default 0,
  add constraint account_reserved_tokens
    check (half_tokens_reserved between 0 and half_token_balance);

-- Append-only. A source is posted once: a voucher, an order, a refund, an entry of a promotion.
create table token_transaction (
  id uuid primary key default gen_random_uuid(),
  account_id text not null references account (id) on delete cascade,
  reason text not null check (
    reason in ('ADMIN_ADJUSTMENT', 'PROMOTION', 'STICKER_PURCHASE', 'VOUCHER_REDEMPTION')
  ),
  source_id text not null,
  half_tokens int not null check (half_tokens <> 0),
  starting_balance int not null check (starting_balance >= 0),
  ending_balance int not null check (ending_balance >= 0),
  note text not null default '' check (char_length(note) <= 500),
  -- The order of one account: now() would be equal within a transaction.
  position bigint generated always as identity,
  created_at timestamptz(3) not null default clock_timestamp(),
  check (ending_balance = starting_balance + half_tokens),
  unique (reason, source_id)
);
create index token_transaction_of_account on token_transaction (account_id, position desc);

-- Double entry: the account and its counterpart. The sum of all rows is always zero.
create table token_entry (
  transaction_id uuid not null references token_transaction (id) on delete cascade,
  -- The id of the account, or the name of a counterpart such as vouchers.
  ledger_account text not null,
  half_tokens int not null check (half_tokens <> 0),
  primary key (transaction_id, ledger_account)
);

-- Tokens of an order that waits for its payment.
create table token_hold (
  order_id uuid primary key references shop_order (id) on delete cascade,
  account_id text not null references account (id) on delete cascade,
  half_tokens int not null check (half_tokens > 0),
  state text not null default 'HELD' check (state in ('HELD', 'POSTED', 'RELEASED'))
);

create table token_voucher (
  -- Keyed hash: the codes are not stored.
  code_hmac bytea primary key,
  -- Encrypted, to mail it again; removed when it is redeemed.
  sealed_code bytea,
  half_tokens int not null check (half_tokens > 0),
  -- Such as the order line that it was bought with: one source, one voucher.
  source_id text not null unique,
  expires_at timestamptz(3),
  redeemed_at timestamptz(3),
  -- Null again after the account was erased.
  redeemed_by text references account (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  check (redeemed_by is null or redeemed_at is not null)
);
