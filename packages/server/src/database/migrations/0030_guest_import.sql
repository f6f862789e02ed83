-- The chosen background of the map; null is the design's own.
alter table project add column background_id text;

-- Whose the guest turned out to be: what it uploaded may lie in projects of that account.
alter table guest add column owner_id text references account (id) on delete cascade;
create index guest_owner on guest (owner_id) where owner_id is not null;
