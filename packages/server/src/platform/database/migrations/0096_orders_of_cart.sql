-- Every placement and every thank-you page reads the orders of one cart.
create index shop_order_of_cart on shop_order (cart_id);
