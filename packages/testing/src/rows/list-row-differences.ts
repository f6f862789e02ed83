import type { ColumnKind, DeclaredColumn } from "./declared-row.ts";

/** A column of a result, as PostgreSQL describes it. */
export interface ResultColumn {
  readonly name: string;
  readonly typeId: number;
  /** Whether it is a column of a table that is never null; undefined for an expression. */
  readonly isNotNull?: boolean | undefined;
  /** Whether the statement has a condition that it is not null. */
  readonly isFiltered?: boolean;
}

/** How the client reads the types of PostgreSQL; arrays and everything else are objects or text. */
const KINDS: ReadonlyMap<number, ColumnKind> = new Map([
  [16, "boolean"],
  [17, "bytes"],
  ...[21, 23, 26, 700, 701].map((id) => [id, "number"] as const),
  ...[19, 20, 25, 1042, 1043, 1700, 2950].map((id) => [id, "string"] as const),
  ...[1082, 1114, 1184].map((id) => [id, "date"] as const),
]);
const JSON_TYPES: ReadonlySet<number> = new Set([114, 3802]);

/** The differences between a declared row and the columns of a result, each a sentence. */
export function listRowDifferences(
  declared: readonly DeclaredColumn[],
  result: readonly ResultColumn[],
  isOuterJoin: boolean,
): string[] {
  const found = new Map(result.map((column) => [column.name, column]));
  const names = new Set(declared.map(({ name }) => name));
  return [
    ...declared.filter(({ name }) => !found.has(name)).map(({ name }) => `${name} is missing`),
    ...result.filter(({ name }) => !names.has(name)).map(({ name }) => `${name} is not declared`),
    ...declared.flatMap((column) => {
      const actual = found.get(column.name);
      return actual === undefined ? [] : compareColumn(column, actual, isOuterJoin);
    }),
  ];
}

function compareColumn(
  { name, kinds, isNullable }: DeclaredColumn,
  { typeId, isNotNull, isFiltered = false }: ResultColumn,
  isOuterJoin: boolean,
): string[] {
  const problems: string[] = [];
  const kind = KINDS.get(typeId);
  const isAllowed =
    kinds.includes("any") || JSON_TYPES.has(typeId) || kinds.includes(kind ?? "json");
  if (!isAllowed)
    problems.push(`${name} is ${kind ?? `type ${typeId}`}, not ${kinds.join(" or ")}`);
  if (!isNullable && isNotNull === false && !isFiltered) problems.push(`${name} may be null`);
  if (isNullable && isNotNull === true && !isOuterJoin) problems.push(`${name} is never null`);
  return problems;
}
