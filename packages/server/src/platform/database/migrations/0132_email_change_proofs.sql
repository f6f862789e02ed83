-- An email change by staff waits for the old address or for an administrator, and can be undone.
alter table email_change
  -- Requested by the account's owner with the password, which is proof enough.
  add column is_own boolean not null default false,
  -- The staff member who requested it.
  add column requested_by text,
  -- The staff member who approved it in place of the old address.
  add column approved_by text,
  add column new_proven_at timestamptz(3),
  add column old_proven_at timestamptz(3),
  add column undone_at timestamptz(3);
-- Set while the address was changed without the old one's proof: a code mailed to the new address
-- doesn't reset the password. A log-in with the password removes it.
alter table account add column password_reset_blocked boolean not null default false;
