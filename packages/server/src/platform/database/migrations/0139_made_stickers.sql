alter table sticker_order
  -- When finished sheets had all its stickers. The sheets are removed after 30 days, this stays.
  add column made_at timestamptz(3),
  -- When staff confirmed that it is sent without sheets.
  add column unmade_confirmed_at timestamptz(3);

-- What was sent before is taken for made, unless its sheets would still be here and are not.
update sticker_order set made_at = coalesce(shipped_at, paid_at, created_at)
where (status = 'SHIPPED' and coalesce(shipped_at, created_at) < now() - interval '30 days')
  or id in (
    select sticker_order_id from sticker_sheet_order join sticker_sheet_set on id = set_id
    where state = 'DONE' and not overflow
  );

create index unmade_sticker_order on sticker_order (paid_at)
  where made_at is null and unmade_confirmed_at is null;
