-- The days that a print waits at most for the customer who was asked to look at the map.
create table map_review_setting (
  business_id text primary key check (business_id in ('pm', 'tbl')),
  business_days int not null check (business_days between 1 and 20),
  updated_at timestamptz(3) not null default now()
);
insert into map_review_setting (business_id, business_days) values ('pm', 3), ('tbl', 3);

-- Staff ask the customer to look at an ordered map; its print waits until this ends.
create table map_review (
  id uuid primary key default gen_random_uuid(),
  order_print_id uuid not null references order_print (id) on delete cascade,
  -- Chosen by the client: a repeated request asks once.
  request_id uuid not null,
  -- For the customer.
  note text not null default '',
  created_at timestamptz(3) not null default now(),
  due_at timestamptz(3) not null,
  ended_at timestamptz(3),
  outcome text check (outcome in ('CONFIRMED', 'EXPIRED', 'STOPPED')),
  -- Whether the print got another content when it ended.
  is_changed boolean not null default false,
  unique (order_print_id, request_id),
  check ((ended_at is null) = (outcome is null))
);
create unique index map_review_open on map_review (order_print_id) where ended_at is null;
create index map_review_due on map_review (due_at) where ended_at is null;

alter table order_print
  -- Raised with each new content: a job that drew an earlier one stores nothing.
  add column version int not null default 1;
