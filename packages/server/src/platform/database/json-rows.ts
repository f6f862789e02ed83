type SnakeCase<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** A row that SQL turned into JSON, which has the names of columns. */
export type JsonRow<Row> = { readonly [Name in keyof Row as SnakeCase<Name>]: Row[Name] };

/** Returns a row that SQL turned into JSON with the names that rows have. */
export function fromJsonRow<Row extends object>(row: JsonRow<Row>): Row;
export function fromJsonRow(row: object): object {
  const toCamelCase = (name: string) =>
    name.replaceAll(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase());
  return mapNames(row, toCamelCase);
}

/** Returns rows as the JSON parameter of `jsonb_to_recordset`, with the names of columns. */
export function toRecordsetJson(rows: readonly object[]): string {
  const toSnakeCase = (name: string) =>
    name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
  return JSON.stringify(rows.map((row) => mapNames(row, toSnakeCase)));
}

function mapNames(row: object, map: (name: string) => string) {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [map(name), value]));
}
