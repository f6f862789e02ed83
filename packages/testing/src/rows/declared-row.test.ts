import { expect, it } from "vitest";
import { listRowStatements } from "./row-statements.ts";

const TYPES = `
export type State = "OPEN" | "CLOSED";
interface Base { readonly id: string; readonly paidAt: Date | null }
export interface Row extends Base { readonly state: State; readonly total: number | null }
interface Other { readonly file: Buffer; readonly tags: readonly string[]; readonly of: Row["total"] }
`;

function columnsOf(type: string) {
  const text = `${TYPES}\nconst { rows } = await sql<${type}>\`select 1\`.execute(db);`;
  const { statements, unknown } = listRowStatements(["a.ts"], () => text);
  expect(unknown).toEqual([]);
  return statements[0]?.columns?.map(
    ({ name, kinds, isNullable }) => `${name}: ${kinds.join("|")}${isNullable ? "?" : ""}`,
  );
}

it("resolves inherited members, aliases and literals", () => {
  expect(columnsOf("Row")).toEqual([
    "id: string",
    "paidAt: date?",
    "state: string",
    "total: number?",
  ]);
});

it("resolves buffers, arrays and members of other rows", () => {
  expect(columnsOf("Other")).toEqual(["file: bytes", "tags: json", "of: number?"]);
});

it("resolves literals, intersections, Pick and Omit", () => {
  expect(columnsOf("{ count: number } & Pick<Row, 'id'>")).toEqual(["count: number", "id: string"]);
  expect(columnsOf("Omit<Row, 'id' | 'state'>")).toEqual(["paidAt: date?", "total: number?"]);
});

it("reports a row whose type it does not know, and leaves fragments alone", () => {
  const text = "await sql<Missing>`select 1`.execute(db);\nconst isOpen = sql<boolean>`true`;";
  const { statements, unknown } = listRowStatements(["a.ts"], () => text);
  expect(unknown).toEqual(["a.ts:1"]);
  expect(statements).toMatchObject([{ line: 1, columns: undefined }]);
});

it("matches a statement with any fragment in its place", () => {
  const text =
    "await sql<{ id: string }>`select id from a where ${isOpen} and b.c = ${c}`.execute(db);";
  const { statements } = listRowStatements(["a.ts"], () => text);
  const pattern = new RegExp(statements[0]?.pattern ?? "", "u");
  expect(pattern.test("select id from a where d is null and b.c = $1")).toBe(true);
  expect(pattern.test("select id from a where d is null")).toBe(false);
});
