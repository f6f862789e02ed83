create extension if not exists pg_trgm;

create table product (
  id uuid primary key default gen_random_uuid(),
  business_id text not null check (business_id in ('pm', 'tbl')),
  handle text not null check (handle ~ '^[a-z0-9-]{1,80}$'),
  title text not null,
  description_html text not null default '',
  tags text[] not null default '{}',
  -- In order: [{"name": "Frame", "values": ["Black", "White"]}].
  options jsonb not null default '[]',
  -- Personalization, see readMetafields of packages/commerce.
  metafields jsonb not null default '{}',
  -- A hidden product is in no list and cannot be bought.
  is_active boolean not null default true,
  -- Title and tags in lower case, for the search.
  search_text text not null default '',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (business_id, handle)
);
create index product_search on product using gin (search_text gin_trgm_ops);

create table product_image (
  product_id uuid not null references product (id) on delete cascade,
  position int not null,
  -- File key without size and extension, such as products/framed-50-states/oak.
  key text not null,
  alt_text text not null,
  width int not null,
  height int not null,
  primary key (product_id, position)
);

create table product_variant (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references product (id) on delete cascade,
  position int not null,
  sku text not null,
  title text not null,
  price_minor int not null check (price_minor >= 0),
  currency text not null default 'USD',
  -- [{"name": "Frame", "value": "Black"}], in the order of the product's options.
  selected_options jsonb not null default '[]',
  -- Of product_image; null is the first.
  image_position int,
  requires_shipping boolean not null default true,
  is_active boolean not null default true,
  -- Items on the shelf, reserved ones included; null is made to order.
  stock int check (stock >= 0),
  -- Items of orders that wait for their payment.
  reserved int not null default 0 check (reserved >= 0 and (stock is null or reserved <= stock)),
  updated_at timestamptz(3) not null default now(),
  unique (product_id, position)
);
create unique index product_variant_sku on product_variant (sku);

create table product_collection (
  id uuid primary key default gen_random_uuid(),
  business_id text not null check (business_id in ('pm', 'tbl')),
  handle text not null,
  title text not null,
  description text not null default '',
  position int not null default 0,
  unique (business_id, handle)
);

create table product_collection_item (
  collection_id uuid not null references product_collection (id) on delete cascade,
  product_id uuid not null references product (id) on delete cascade,
  -- The manual order.
  position int not null,
  primary key (collection_id, product_id)
);
create index product_collection_item_of_product on product_collection_item (product_id);

create table discount (
  id uuid primary key default gen_random_uuid(),
  business_id text not null check (business_id in ('pm', 'tbl')),
  -- In upper case; null applies automatically.
  code text check (code ~ '^[A-Z0-9-]{2,40}$'),
  title text not null,
  kind text not null check (kind in ('percentage', 'fixed', 'free-shipping')),
  -- Of a percentage: 1000 is 10 %.
  basis_points int check (basis_points between 1 and 10000),
  amount_minor int check (amount_minor > 0),
  -- Null is every product.
  product_ids uuid[],
  minimum_subtotal_minor int check (minimum_subtotal_minor >= 0),
  usage_limit int check (usage_limit > 0),
  -- Paid orders.
  used_count int not null default 0 check (used_count >= 0),
  starts_at timestamptz(3) not null default now(),
  ends_at timestamptz(3),
  is_active boolean not null default true,
  created_at timestamptz(3) not null default now(),
  check ((kind = 'percentage') = (basis_points is not null)),
  check ((kind = 'fixed') = (amount_minor is not null))
);
create unique index discount_code on discount (business_id, code) where is_active;
