create table cart (
  -- A secret of 128 bits: whoever knows it may read and change the cart.
  id text primary key,
  business_id text not null check (business_id in ('pm', 'tbl')),
  -- The account or guest that opened it; null for a browser without a session.
  owner_id text,
  email text,
  note text not null default '' check (char_length(note) <= 5000),
  zip text,
  shipping_option_id text,
  -- As entered, in upper case.
  discount_code text,
  -- Raised by every change; an order records the version it was placed with.
  version int not null default 1,
  completed_at timestamptz(3),
  -- The cart that this one was merged into.
  merged_into text references cart (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index cart_of_owner on cart (owner_id, business_id) where completed_at is null and merged_into is null;
create index cart_by_age on cart (updated_at) where completed_at is null;

create table cart_line (
  id uuid primary key,
  cart_id text not null references cart (id) on delete cascade,
  position int not null,
  variant_id uuid not null references product_variant (id),
  quantity int not null check (quantity between 1 and 25),
  -- [{"key": "Gift Note", "value": "..."}]
  custom_attributes jsonb not null default '[]',
  -- Of a personalized map; a purge of guest snapshots spares it.
  project_id text references project (id) on delete set null
);
create index cart_line_of_cart on cart_line (cart_id);
create index cart_line_of_project on cart_line (project_id) where project_id is not null;

-- Repeated mutations with the same request id change the cart once.
create table cart_request (
  cart_id text not null references cart (id) on delete cascade,
  request_id uuid not null,
  created_at timestamptz(3) not null default now(),
  primary key (cart_id, request_id)
);
