/** Statements after which the previous release's processes fail on the schema. */
const BREAKING: Readonly<Record<string, RegExp>> = {
  "drops a table": /\bdrop table\b/,
  "drops a column": /\bdrop column\b/,
  renames: /\brename (to|column|constraint)\b/,
  "changes the type of a column": /\balter column \S+ (set data )?type\b/,
  "requires a value of a column": /\balter column \S+ set not null\b/,
  "drops a default": /\balter column \S+ drop default\b/,
};

const NEW_COLUMN = /\badd column (?:if not exists )?[^,;]*/g;

/** The comment of a migration that removes what the previous release no longer uses. */
const CONTRACT = /^-- Contract: \S/m;

/** Names what breaks the previous release; nothing for a migration with a contract comment. */
export function findBreakingStatements(migration: string): string[] {
  if (CONTRACT.test(migration)) return [];
  const sql = migration.toLowerCase().replaceAll(/--.*$/gm, "").replaceAll(/\s+/g, " ");
  const found = Object.entries(BREAKING).filter(([, pattern]) => pattern.test(sql));
  const required = [...sql.matchAll(NEW_COLUMN)].some(
    ([column]) => column.includes("not null") && !/\bdefault\b|\bgenerated\b/.test(column),
  );
  return [...found.map(([name]) => name), ...(required ? ["adds a required column"] : [])];
}
