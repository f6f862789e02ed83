-- The client's name for one wish to create a project: repeating the wish finds the same project.
alter table project add column request_id uuid;
create unique index project_request on project (owner_id, request_id) where request_id is not null;
