-- How often something was done, without who did it.
create table usage_count (
  day date not null,
  business_id text not null check (business_id in ('pm', 'tbl')),
  event text not null,
  -- What was chosen, such as an access policy; empty for events without a choice.
  choice text not null default '',
  count bigint not null default 0,
  primary key (day, business_id, event, choice)
);
