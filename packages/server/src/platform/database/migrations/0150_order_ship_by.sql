-- The last day to ship the order in time; null before the payment and without stored days.
alter table shop_order add column ship_by date;

-- What waits longest: by the day to ship it, otherwise by the day in Michigan it was paid.
create index shop_order_waiting on shop_order (
  coalesce(ship_by, (coalesce(paid_at, created_at) at time zone 'America/Detroit')::date), number
) where state = 'PAID' and fulfillment_status <> 'FULFILLED';
