alter table account
  -- Whether the owner gets the digest of new suggestions by mail.
  add column wants_digest boolean not null default true;
