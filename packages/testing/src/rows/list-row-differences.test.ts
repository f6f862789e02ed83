import { expect, it } from "vitest";
import type { DeclaredColumn } from "./declared-row.ts";
import { listRowDifferences } from "./list-row-differences.ts";

const declare = (name: string, kind: DeclaredColumn["kinds"][number], isNullable = false) => ({
  name,
  kinds: [kind],
  isNullable,
});
const UUID = 2950;
const INTEGER = 23;
const TEXT_ARRAY = 1009;

it("accepts the declared names, types and nulls", () => {
  const declared = [
    declare("id", "string"),
    declare("total", "number", true),
    declare("paidMinor", "number"),
    declare("tags", "json"),
  ];
  const result = [
    { name: "id", typeId: UUID, isNotNull: true },
    { name: "total", typeId: INTEGER, isNotNull: false },
    { name: "paidMinor", typeId: INTEGER, isNotNull: false, isFiltered: true },
    { name: "tags", typeId: TEXT_ARRAY },
  ];
  expect(listRowDifferences(declared, result, false)).toEqual([]);
});

it.each([
  ["a missing column", [], ["id is missing"]],
  [
    "an unknown column",
    [
      { name: "id", typeId: UUID },
      { name: "b", typeId: UUID },
    ],
    ["b is not declared"],
  ],
  ["another type", [{ name: "id", typeId: INTEGER }], ["id is number, not string"]],
  [
    "a column that may be null",
    [{ name: "id", typeId: UUID, isNotNull: false }],
    ["id may be null"],
  ],
])("reports %s", (_title, result, problems) => {
  expect(listRowDifferences([declare("id", "string")], result, false)).toEqual(problems);
});

it("reports a null that never comes, but not of an outer join", () => {
  const declared = [declare("id", "string", true)];
  const result = [{ name: "id", typeId: UUID, isNotNull: true }];
  expect(listRowDifferences(declared, result, false)).toEqual(["id is never null"]);
  expect(listRowDifferences(declared, result, true)).toEqual([]);
});
