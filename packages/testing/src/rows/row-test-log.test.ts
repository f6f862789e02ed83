import { afterEach, beforeEach, expect, it } from "vitest";
import { RowTestLog } from "./row-test-log.ts";

let records: RowTestLog;

beforeEach(() => {
  records = new RowTestLog();
});
afterEach(() => records.remove());

it("reports statements that a whole run did not compare", () => {
  records.add("a.db.test.ts");
  new RowTestLog(records.folder).add("a.repository.ts:3");
  expect(records.listMissed(["a.db.test.ts"], ["a.repository.ts:3", "b.repository.ts:1"])).toEqual([
    "b.repository.ts:1",
  ]);
});

it("reports nothing when only some of the test files ran", () => {
  records.add("a.db.test.ts");
  expect(records.listMissed(["a.db.test.ts", "b.db.test.ts"], ["b.repository.ts:1"])).toEqual([]);
});
