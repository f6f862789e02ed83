-- Half-tokens that were spent although their money was refunded. Tokens that come back settle them
-- first.
alter table account add column half_token_debt int not null default 0
  check (half_token_debt >= 0);
-- The part of the kept half-tokens that the refund paid for, which became a debt.
alter table order_refund add column half_tokens_owed int not null default 0;
