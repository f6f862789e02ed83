-- The chosen background of the map; null is the design's own.
alter table project add column background_id text;
