-- The versions of the documents that were accepted with the sign-up; null of earlier accounts.
alter table account
  add column terms_version text,
  add column privacy_version text;
