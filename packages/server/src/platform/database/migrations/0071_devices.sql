alter table account_code
  -- The browser that requested the code; null without a device cookie.
  add column device_id text,
  -- Whether that browser has logged in to the account before: it has a daily budget of its own.
  add column is_device_known boolean not null default false,
  -- Attempts by browsers other than the one that requested the code; `tries` counts that one.
  add column shared_tries smallint not null default 0 check (shared_tries between 0 and 5);
