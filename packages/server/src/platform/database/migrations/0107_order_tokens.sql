alter table order_line
  -- Free sticker tokens of one unit when the order was placed.
  add column free_tokens int not null default 0 check (free_tokens >= 0);

alter table shop_order
  -- Where the tokens of its packs and products went when it was paid.
  add column token_grant text check (token_grant in ('ACCOUNT', 'VOUCHER')),
  add column half_tokens_granted int not null default 0,
  add constraint shop_order_tokens check (
    case when token_grant is null then half_tokens_granted = 0 else half_tokens_granted > 0 end
  );

alter table order_refund
  add column half_tokens_taken int not null default 0 check (half_tokens_taken >= 0),
  -- Spent or redeemed before: they could not be taken back.
  add column half_tokens_kept int not null default 0 check (half_tokens_kept >= 0);

-- 0 after a refund took everything back: such a voucher cannot be redeemed.
alter table token_voucher
  drop constraint token_voucher_half_tokens_check,
  add check (half_tokens >= 0);
