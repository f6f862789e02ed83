-- The request of the last renewal: repeating it creates no further link.
alter table share_link add column request_id uuid;
