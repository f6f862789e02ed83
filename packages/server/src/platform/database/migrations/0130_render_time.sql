-- How long the worker drew the file.
alter table render add column drawn_ms integer;
