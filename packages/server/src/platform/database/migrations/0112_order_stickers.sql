alter table sticker_order
  -- The order that paid it. Its units decide about the status.
  add column order_id uuid references shop_order (id) on delete set null;
create index sticker_order_of_order on sticker_order (order_id) where order_id is not null;

alter table order_line
  -- Of the units that were refunded.
  add column half_tokens_returned int not null default 0,
  add check (half_tokens_returned between 0 and half_tokens_used);

alter table order_refund
  -- Tokens that paid for the units, back in the balance.
  add column half_tokens_returned int not null default 0 check (half_tokens_returned >= 0),
  drop constraint order_refund_amount_minor_check,
  -- Units that were paid with tokens only have no amount.
  add check (amount_minor > 0 or amount_minor = 0 and half_tokens_returned > 0);
