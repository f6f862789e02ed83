import { sql } from "kysely";

/** SQL fragment: the keys that have no photo row yet, as an array. */
export function unknownPhotoKeys(keys: readonly string[]) {
  return sql<string[]>`array(
    select key from unnest(${keys}::text[]) key
    where not exists (select from photo where photo.key = key.key)
  )`;
}
