-- A new address of an account, entered by staff. It counts when the link in the mail to it is opened.
create table email_change (
  id uuid primary key default gen_random_uuid(),
  account_id text not null references account (id) on delete cascade,
  -- Of the mails.
  business_id text not null check (business_id in ('pm', 'tbl')),
  -- Both normalized.
  old_email text not null,
  new_email text not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  confirmed_at timestamptz(3)
);
-- A new one replaces the last one.
create unique index email_change_pending on email_change (account_id) where confirmed_at is null;
create index email_change_of_account on email_change (account_id);
