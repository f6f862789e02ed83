-- Sheets on which staff lay out the stickers of orders of one nest group.
create table sticker_sheet_set (
  id uuid primary key default gen_random_uuid(),
  -- Chosen by the client: a repeated request creates no second set.
  request_id uuid not null unique,
  output_type text not null,
  output_scale double precision not null check (output_scale > 0),
  state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'FAILED')),
  -- Why it has failed, for staff.
  message text not null default '',
  -- Null until they are drawn.
  sheet_count int check (sheet_count > 0),
  -- A sticker is missing, or a sheet is larger than the paper.
  overflow boolean not null default false,
  -- [{"width", "height", "stickers"}]: size in points and number of stickers of each sheet.
  sheets jsonb not null default '[]',
  created_by text references account (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  check ((state = 'DONE') = (sheet_count is not null)),
  check (jsonb_array_length(sheets) = coalesce(sheet_count, 0))
);
create index sticker_sheet_set_by_age on sticker_sheet_set (created_at);

create table sticker_sheet_order (
  set_id uuid not null references sticker_sheet_set (id) on delete cascade,
  sticker_order_id text not null
    references sticker_order (id) on update cascade on delete cascade,
  primary key (set_id, sticker_order_id)
);
create index sticker_sheet_order_of_order on sticker_sheet_order (sticker_order_id);
