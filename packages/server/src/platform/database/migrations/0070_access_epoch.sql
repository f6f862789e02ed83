-- Every narrowing of access raises the epoch: image addresses of an earlier epoch are refused.
alter table project add column access_epoch integer not null default 1;
alter table account add column access_epoch integer not null default 1;
