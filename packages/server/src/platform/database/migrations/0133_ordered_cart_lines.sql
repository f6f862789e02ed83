-- The line of the cart, so that what is added while the buyer pays stays in a cart. Null for orders
-- from before this column.
alter table order_line add column cart_line_id uuid;
