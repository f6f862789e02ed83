-- Everything of an owner is found by the owner: the trash, the export, the deletion, a shard to move.
create index project_by_owner on project (owner_id, deleted_at);
create index project_by_deletion on project (deleted_at) where deleted_at is not null;
create index project_grant_of_owner on project_grant (owner_id);
create index share_link_of_owner on share_link (owner_id);
create index suggestion_of_owner on suggestion (owner_id);

-- The words of an order, to be found by their beginning. The lists of trigrams of a name grow with the
-- orders of all other names; the list of a word has only its own orders. A word has a maximum length
-- in a tsvector, so longer ones are cut.
update shop_order set search_text = regexp_replace(search_text, '(\S{100})\S+', '\1', 'g')
  where search_text ~ '\S{101}';
create function list_words(searched text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(array_remove(string_to_array(searched, ' '), ''));
create index shop_order_words on shop_order using gin (list_words(search_text));
-- A word that is in no statistics is taken for half as frequent as the rarest one that is. With more of
-- them, the plan for a rare word is the index and not the orders from the newest on.
alter index shop_order_words alter column 1 set statistics 500;
analyze shop_order;
