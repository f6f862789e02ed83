import type { Pool } from "pg";

interface Definition {
  readonly kind: "foreign key" | "unique constraint" | "index";
  readonly table: string;
  readonly name: string;
  /** The SQL of an index, or of a constraint without its name. */
  readonly definition: string;
}

const LIST_DEFINITIONS = `
  with filled as (select unnest($1::text[])::regclass as id)
  select case contype when 'f' then 'foreign key' else 'unique constraint' end as kind,
    conrelid::regclass::text as "table", conname::text as name,
    pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'f' and (conrelid in (select id from filled) or confrelid in (select id from filled))
    or contype in ('p', 'u') and conrelid in (select id from filled)
  union all
  select 'index', indrelid::regclass::text, indexrelid::regclass::text,
    pg_get_indexdef(indexrelid) || coalesce((
      select string_agg(format('; alter index %s alter column %s set statistics %s',
        indexrelid::regclass, attnum, attstattarget), '')
      from pg_attribute where attrelid = indexrelid and attstattarget > 0
    ), '')
  from pg_index
  where indrelid in (select id from filled)
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`;

/**
 * Fills tables without their indexes and foreign keys, then creates those: sorting millions
 * of keys once takes minutes, inserting them one by one takes hours.
 */
export async function loadTables(
  pool: Pool,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> {
  const { rows } = await pool.query<Definition>(LIST_DEFINITIONS, [tables]);
  const select = (kind: Definition["kind"]) => rows.filter((row) => row.kind === kind);
  const constraints = [...select("foreign key"), ...select("unique constraint")];
  for (const { table, name } of constraints) {
    await pool.query(`alter table ${table} drop constraint ${name}`);
  }
  for (const { name } of select("index")) await pool.query(`drop index ${name}`);
  // Measurements count pages, so no other process may read them meanwhile.
  for (const table of tables) {
    await pool.query(`alter table ${table} set (autovacuum_enabled = false)`);
  }
  await load();
  const addConstraint = ({ table, name, definition }: Definition) =>
    pool.query(`alter table ${table} add constraint ${name} ${definition}`);
  const createByTable = tables.map(async (table) => {
    const isOfTable = (row: Definition) => row.table === table;
    for (const row of select("unique constraint").filter(isOfTable)) await addConstraint(row);
    for (const { definition } of select("index").filter(isOfTable)) await pool.query(definition);
  });
  await Promise.all(createByTable);
  for (const row of select("foreign key")) await addConstraint(row);
  for (const table of tables) await pool.query(`vacuum (analyze) ${table}`);
}
