import { randomUUID } from "node:crypto";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DatabaseHandle, openDatabase } from "../../platform/database/database.ts";
import { makeStaff } from "../test/staff-member.ts";
import { type DiscountSaveResult, StaffDiscountService } from "./staff-discount.service.ts";

const ADMIN = makeStaff("ADMIN");
const EMPLOYEE = makeStaff("EMPLOYEE");

let test: TestBackend;
let database: DatabaseHandle;
let discounts: StaffDiscountService;

beforeAll(async () => {
  test = await openTestBackend();
  database = openDatabase(test.databaseUrl, 4);
  discounts = new StaffDiscountService(database.db);
});
afterAll(async () => {
  await database.close();
  await test.close();
});

const readLog = (subjectId: string) =>
  test.query("select action, details from staff_action where subject_id = $1 order by id", [
    subjectId,
  ]);

function listKinds(results: readonly DiscountSaveResult[]): string[] {
  return results.map(({ kind }) => kind).toSorted();
}

describe("a discount", () => {
  const facts = {
    brand: "pm",
    title: "Summer",
    kind: "percentage",
    percentage: 12.5,
    startsAt: new Date("2026-06-01T00:00:00Z"),
    isActive: true,
  };
  const save = (input: object) => discounts.save(ADMIN, { ...facts, ...input });

  it("is created once by a repeated request, changed and deactivated", async () => {
    const id = randomUUID();
    const results = await Promise.all([1, 2, 3].map(() => save({ id, code: "summer-25" })));
    expect(listKinds(results)).toEqual(["saved", "saved", "saved"]);
    const created = await save({ id, code: "summer-25" });
    expect(created).toMatchObject({
      kind: "saved",
      discount: { code: "SUMMER-25", basisPoints: 1250, isActive: true },
    });
    const updatedAt = created.kind === "saved" ? created.discount.updatedAt : undefined;
    const ended = await save({ id, code: "summer-25", isActive: false, updatedAt });
    expect(ended).toMatchObject({ kind: "saved", discount: { isActive: false } });
    const late = await save({ id, code: "summer-25", title: "Late", updatedAt });
    expect(late.kind).toBe("outdated");
    expect((await readLog(id)).map(({ action }) => action)).toEqual([
      "discount.create",
      "discount.update",
    ]);
  });

  it("has a code that no other active one of the brand has, also in parallel", async () => {
    const results = await Promise.all(
      [1, 2, 3, 4].map(() => save({ id: randomUUID(), code: "ONCE" })),
    );
    expect(listKinds(results)).toEqual(["invalid", "invalid", "invalid", "saved"]);
    expect((await save({ id: randomUUID(), code: "ONCE", brand: "tbl" })).kind).toBe("saved");
    const inactive = await save({ id: randomUUID(), code: "ONCE", isActive: false });
    expect(inactive.kind).toBe("saved");
  });

  it.each([
    [{ code: "a b" }, "Use 2 to 40 letters, digits and hyphens."],
    [{ percentage: undefined }, "Enter 0.01 to 100."],
    [{ kind: "fixed" }, "Enter an amount such as 12.50."],
    [{ endsAt: new Date("2026-05-01") }, "The end must be after the start."],
    [{ usageLimit: 0 }, "Enter a whole number, 1 or more."],
  ])("is refused with %j", async (input, problem) => {
    expect(await save({ id: randomUUID(), ...input })).toEqual({ kind: "invalid", problem });
  });

  it("is missing for an employee", async () => {
    const result = await discounts.save(EMPLOYEE, {
      ...facts,
      id: randomUUID(),
    });
    expect(result).toEqual({ kind: "missing" });
  });
});
