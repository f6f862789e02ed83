-- An index had the name; tables and indexes share one namespace.
alter index project_snapshot rename to project_of_guest;

-- What a project was when its stickers were ordered; never changed. It outlives the project.
create table project_snapshot (
  id uuid primary key default gen_random_uuid(),
  project_id text not null,
  -- The guest or account that ordered; null after the account was erased.
  owner_id text,
  -- The version of the project that was copied.
  version int not null,
  -- Null after the retention period, and after an erasure.
  content jsonb,
  -- SHA-256 of the content, in hexadecimal.
  hash text not null,
  -- Set when the photos of a paid order are stored with the snapshot.
  photos_copied_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (owner_id, project_id, hash)
);
create index project_snapshot_of_project on project_snapshot (project_id);

create table sticker_order (
  -- "{file id}-{rest}"
  id text primary key,
  business_id text not null check (business_id in ('pm', 'tbl')),
  -- As of the snapshot.
  owner_id text,
  project_id text not null,
  snapshot_id uuid not null references project_snapshot (id),
  output_type text not null,
  output_scale double precision not null check (output_scale > 0),
  status text not null default 'AWAITING_PAYMENT' check (
    status in ('AWAITING_PAYMENT', 'AWAITING_SHIPMENT', 'CANCELLED', 'SHIPPED')
  ),
  -- Chosen by the client: a repeated request creates no second order.
  request_id uuid not null,
  created_at timestamptz(3) not null default now(),
  paid_at timestamptz(3),
  shipped_at timestamptz(3),
  unique (owner_id, request_id)
);
create index sticker_order_of_project on sticker_order (project_id, owner_id);
create index sticker_order_of_snapshot on sticker_order (snapshot_id);
create index sticker_order_by_status on sticker_order (status, created_at);

create table sticker_order_item (
  sticker_order_id text not null references sticker_order (id) on update cascade on delete cascade,
  opening_id text not null,
  size_class text not null check (size_class in ('SMALL', 'MEDIUM', 'LARGE')),
  quantity int not null check (quantity between 1 and 99),
  quantity_with_money int not null check (quantity_with_money >= 0),
  quantity_with_tokens int not null check (quantity_with_tokens >= 0),
  -- SHA-256 of the drawn input: tells whether the opening was changed since the order.
  input_hash text not null,
  check (quantity = quantity_with_money + quantity_with_tokens),
  primary key (sticker_order_id, opening_id)
);

alter table cart_line
  -- Its lines are added and removed together.
  add column sticker_order_id text references sticker_order (id) on update cascade on delete cascade,
  drop constraint cart_line_quantity_check,
  add constraint cart_line_quantity_check check (
    quantity between 1 and case when sticker_order_id is null then 25 else 9999 end
  );
-- Of one cart only: a sticker order is paid once.
create unique index cart_line_of_sticker_order on cart_line (sticker_order_id, variant_id)
  where sticker_order_id is not null;

alter table order_line
  add column sticker_order_id text references sticker_order (id) on update cascade,
  -- Of the whole line.
  add column half_tokens_used int not null default 0 check (half_tokens_used >= 0),
  drop constraint order_line_quantity_check,
  add constraint order_line_quantity_check check (
    quantity between 1 and case when sticker_order_id is null then 25 else 9999 end
  );
create index order_line_of_sticker_order on order_line (sticker_order_id)
  where sticker_order_id is not null;
