-- Texts that staff edited stay when the data of the product is stored again.
alter table product add column is_edited boolean not null default false;

-- Of its last change by staff; uses do not raise it.
alter table discount add column updated_at timestamptz(3) not null default now();

-- Orders of staff are listed by number, which grows with time.
create index shop_order_by_status on shop_order (state, fulfillment_status, number desc);
drop index shop_order_by_state;

-- For the dashboard.
create index shop_order_by_payment on shop_order (paid_at) include (paid_minor, refunded_minor)
  where paid_at is not null;
create index render_by_time on render (created_at);

-- Customers by a part of their address or name.
create index account_search on account using gin (lower(' ' || email || ' ' || name) gin_trgm_ops);
-- Newest first.
create index account_by_time on account (created_at desc, id desc);

-- The day in the time zone of the company.
create function business_day(moment timestamptz) returns date
  language sql immutable parallel safe
  return (moment at time zone 'America/Detroit')::date;

-- How many rows of a day were removed: counts by day stay complete after a purge.
create table removed_count (
  kind text not null check (kind in ('render', 'upload')),
  day date not null,
  count int not null,
  primary key (kind, day)
);

create function count_removed() returns trigger language plpgsql as $$
begin
  insert into removed_count as counted (kind, day, count)
  select tg_argv[0], business_day(created_at), count(*) from removed group by 2
  order by 2
  on conflict (kind, day) do update set count = counted.count + excluded.count;
  return null;
end
$$;

create trigger render_removed after delete on render
  referencing old table as removed for each statement execute function count_removed('render');
create trigger upload_removed after delete on upload
  referencing old table as removed for each statement execute function count_removed('upload');
