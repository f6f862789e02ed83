alter table shop_order
  -- Of the payment session; 0 before the payment and for free orders.
  add column paid_minor int not null default 0 check (paid_minor >= 0),
  -- Refunds under way included.
  add constraint shop_order_refunded check (refunded_minor <= paid_minor);

-- One sale of a cart. Money that cannot become a sale has a reason for review and is refunded.
drop index shop_order_paid;
create unique index shop_order_sale on shop_order (cart_id)
  where paid_at is not null and review_reason is null;

-- The drawn parts of the project as they were when the order was paid; removed with the account.
alter table order_print add column content jsonb;
