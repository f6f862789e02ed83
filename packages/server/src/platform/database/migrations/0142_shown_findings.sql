alter table order_line
  -- What the buyer saw about the map before placing the order, as texts; null for nothing.
  add column shown_findings jsonb;
