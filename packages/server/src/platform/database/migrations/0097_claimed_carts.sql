-- The cart of a guest that an account took over by a log-in. Whoever used the browser before may
-- know its id, so it answers the account only.
alter table cart add column is_claimed boolean not null default false;
