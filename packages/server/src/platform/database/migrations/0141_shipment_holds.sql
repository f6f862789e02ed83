alter table shop_order
  -- Why nothing is shipped until staff clear it; also a part of review_reason.
  add column shipment_hold text;
