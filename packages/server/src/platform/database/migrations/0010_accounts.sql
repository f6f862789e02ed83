alter table account
  -- Null for an account that has never had a password: nothing matches it.
  add column password_hash text,
  add column password_reset_required boolean not null default false,
  add column terms_accepted_at timestamptz(3),
  add column role text not null default 'USER' check (role in ('USER', 'EMPLOYEE', 'ADMIN')),
  -- Tokens are counted in halves; the ledger keeps this figure.
  add column half_token_balance integer not null default 0 check (half_token_balance >= 0);

-- Somebody without an account who uploaded something: the identity of their browser.
create table guest (
  id text primary key,
  created_at timestamptz(3) not null default now()
);

-- A session is an account's or a guest's. One of an account remembers the guest its browser was.
alter table session
  alter column owner_id drop not null,
  add column guest_id text references guest (id) on delete cascade,
  add column last_seen_at timestamptz(3) not null default now(),
  add constraint session_identity check (owner_id is not null or guest_id is not null);

-- One row per code somebody asked for, known address or not, so that both cost the same.
create table account_code (
  id uuid primary key,
  email text not null,
  purpose text not null check (purpose in ('VERIFY_EMAIL', 'RESET_PASSWORD')),
  -- Null until the mail is sent. Keyed: six digits alone would be guessed from a plain hash.
  code_hmac bytea,
  tries smallint not null default 0 check (tries between 0 and 5),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3),
  used_at timestamptz(3)
);
create index account_code_of_email on account_code (email, created_at desc);
create index account_code_age on account_code (created_at);

-- Addresses a mail server refused for good: nothing is sent there for a while.
create table mail_refusal (
  email text primary key,
  reason text not null,
  refused_at timestamptz(3) not null default now()
);
