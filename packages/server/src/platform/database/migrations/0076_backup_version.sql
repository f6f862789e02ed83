-- Counts the saves of a project: an order records the version it was made from.
alter table project add column backup_version integer not null default 1;
