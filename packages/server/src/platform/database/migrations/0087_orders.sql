create sequence order_number start 1001;

-- "order" is a reserved word of SQL.
create table shop_order (
  id uuid primary key default gen_random_uuid(),
  -- Shown to customers; assigned when the order is placed.
  number int not null unique default nextval('order_number'),
  business_id text not null check (business_id in ('pm', 'tbl')),
  -- The guest or account that placed it; null for a browser without a session.
  owner_id text,
  cart_id text not null references cart (id),
  cart_version int not null,
  -- SHA-256 of what was priced.
  cart_hash text not null,
  state text not null check (
    state in ('CREATED', 'AWAITING_PAYMENT', 'PAID', 'NEEDS_REVIEW', 'EXPIRED', 'CANCELED', 'REFUNDED')
  ),
  email text,
  -- The address of the buyer, verified accounts with it see the order.
  email_normalized text generated always as (lower(email)) stored,
  name text,
  shipping_address jsonb,
  billing_address jsonb,
  note text not null default '',
  currency text not null default 'USD',
  subtotal_minor int not null,
  discount_minor int not null default 0,
  shipping_minor int not null default 0,
  -- From the payment session.
  tax_minor int not null default 0,
  total_minor int not null,
  refunded_minor int not null default 0 check (refunded_minor >= 0),
  shipping_option jsonb,
  -- [{"discountId", "title", "code", "amountMinor"}]
  discounts jsonb not null default '[]',
  session_id text unique,
  payment_intent_id text unique,
  session_expires_at timestamptz(3),
  paid_at timestamptz(3),
  canceled_at timestamptz(3),
  cancel_reason text check (cancel_reason in ('CUSTOMER', 'DECLINED', 'FRAUD', 'INVENTORY', 'OTHER')),
  -- Why staff have to look at it.
  review_reason text,
  fulfillment_status text not null default 'UNFULFILLED',
  -- Number, name, address and e-mail in lower case, for the search of staff.
  search_text text not null default '',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (total_minor = subtotal_minor - discount_minor + shipping_minor + tax_minor)
);
-- One open and one paid order of a cart.
create unique index shop_order_open on shop_order (cart_id) where state in ('CREATED', 'AWAITING_PAYMENT');
create unique index shop_order_paid on shop_order (cart_id) where state in ('PAID', 'REFUNDED');
create index shop_order_of_email on shop_order (email_normalized, created_at desc);
create index shop_order_of_owner on shop_order (owner_id);
create index shop_order_by_time on shop_order (created_at desc, id);
create index shop_order_by_state on shop_order (state, fulfillment_status, created_at desc);
create index shop_order_open_sessions on shop_order (session_expires_at) where state in ('CREATED', 'AWAITING_PAYMENT');
create index shop_order_search on shop_order using gin (search_text gin_trgm_ops);

create table order_line (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references shop_order (id) on delete cascade,
  position int not null,
  -- Null after the variant was removed from the shop.
  variant_id uuid references product_variant (id) on delete set null,
  product_id uuid,
  handle text not null,
  sku text not null,
  -- Title of product and variant when the order was placed.
  title text not null,
  variant_title text not null default '',
  description text not null default '',
  image jsonb,
  selected_options jsonb not null default '[]',
  custom_attributes jsonb not null default '[]',
  project_id text,
  quantity int not null check (quantity between 1 and 25),
  unit_price_minor int not null check (unit_price_minor >= 0),
  -- Of the whole line.
  discount_minor int not null default 0 check (discount_minor between 0 and unit_price_minor * quantity),
  requires_shipping boolean not null default true,
  -- Whether stock was reserved for it; made to order otherwise.
  has_stock boolean not null default false,
  fulfilled_quantity int not null default 0 check (fulfilled_quantity between 0 and quantity),
  refunded_quantity int not null default 0 check (refunded_quantity between 0 and quantity),
  unique (order_id, position)
);
create index order_line_of_project on order_line (project_id) where project_id is not null;

create table order_fulfillment (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references shop_order (id) on delete cascade,
  -- Chosen by the client: a repeated request creates no second fulfillment.
  request_id uuid not null,
  -- [{"lineId", "quantity"}]
  lines jsonb not null,
  tracking_company text,
  tracking_number text,
  tracking_url text,
  delivered_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (order_id, request_id)
);

create table order_refund (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references shop_order (id) on delete cascade,
  -- Unique source: a staff request, or the order itself for automatic ones.
  source_id text not null,
  amount_minor int not null check (amount_minor > 0),
  reason text not null default '',
  -- [{"lineId", "quantity"}]
  lines jsonb not null default '[]',
  restock boolean not null default false,
  status text not null default 'PENDING' check (status in ('PENDING', 'SUCCESS', 'FAILURE')),
  -- Of the payment provider.
  provider_id text unique,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  unique (order_id, source_id)
);

-- Every event of the payment provider that was handled.
create table payment_event (
  id text primary key,
  type text not null,
  order_id uuid references shop_order (id) on delete set null,
  received_at timestamptz(3) not null default now()
);

-- The print of a personalized map: its content is frozen when the order is paid.
create table order_print (
  id uuid primary key default gen_random_uuid(),
  order_line_id uuid not null unique references order_line (id) on delete cascade,
  order_id uuid not null references shop_order (id) on delete cascade,
  project_id text not null,
  -- The last render of it; rendered again when its file was purged.
  render_id uuid,
  -- Findings of the preflight when the order was paid.
  findings jsonb not null default '[]',
  created_at timestamptz(3) not null default now()
);
create index order_print_of_order on order_print (order_id);
