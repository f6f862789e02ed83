import { afterEach, beforeEach, expect, it } from "vitest";
import { RowRecords } from "./row-records.ts";

let records: RowRecords;

beforeEach(() => {
  records = new RowRecords();
});
afterEach(() => records.remove());

it("reports statements that a whole run did not compare", () => {
  records.add("a.db.test.ts");
  new RowRecords(records.folder).add("a.repository.ts:3");
  expect(records.listMissed(["a.db.test.ts"], ["a.repository.ts:3", "b.repository.ts:1"])).toEqual([
    "b.repository.ts:1",
  ]);
});

it("reports nothing when only some of the test files ran", () => {
  records.add("a.db.test.ts");
  expect(records.listMissed(["a.db.test.ts", "b.db.test.ts"], ["b.repository.ts:1"])).toEqual([]);
});
