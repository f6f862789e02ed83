-- The rows that a change of an address moved, by id. An undo moves back these alone: others may have
-- had the new address before.
alter table email_change
  add column moved_orders uuid[] not null default '{}',
  add column moved_carts text[] not null default '{}',
  add column moved_tickets uuid[] not null default '{}',
  add column moved_grants uuid[] not null default '{}';

-- For changes from before, what the account has at its address today.
update email_change set
  moved_orders = array(select id from shop_order where email_normalized = new_email),
  moved_carts = array(select id from cart where lower(email) = new_email),
  moved_tickets = array(select id from ticket where email = new_email),
  moved_grants = array(select id from project_grant where grantee_email = new_email)
where undone_at is null and confirmed_at > now() - interval '14 days';
