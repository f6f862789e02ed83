import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ANONYMOUS } from "../../platform/viewer/viewer.ts";
import { makeStaff } from "../test/staff-member.ts";

const ADMIN = makeStaff("ADMIN");
const price = { standard: "9.00", expedited: "21.00" };
const PRICES = { CONTIGUOUS: price, DISTANT: price, TERRITORIES: price, MILITARY: price };
const ENTERED = {
  brand: "tbl",
  freeFrom: "99",
  freeFromStickers: 8,
  stickerPrice: "4.25",
  makingDays: 4,
  packingDays: 2,
  packages: [{ maxWeightOz: 16, maxLengthIn: 12, prices: PRICES }, { prices: PRICES }],
};

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(() => test.close());

async function read(brand = "tbl") {
  const all = await test.backend.staff.shipping.list(ADMIN);
  const found = all?.find((each) => each.brand === brand);
  if (found === undefined) throw new Error(`${brand} has no rates`);
  return found;
}

describe("shipping rates", () => {
  it("are read by staff and changed by administrators only", async () => {
    const { shipping } = test.backend.staff;
    const { updatedAt } = await read();
    const input = { ...ENTERED, updatedAt };
    expect(await shipping.list(ANONYMOUS)).toBeUndefined();
    expect(await shipping.list(makeStaff("EMPLOYEE"))).toHaveLength(2);
    for (const viewer of [ANONYMOUS, makeStaff("EMPLOYEE")]) {
      expect(await shipping.save(viewer, input)).toEqual({ kind: "missing" });
    }
    expect((await read()).updatedAt).toEqual(updatedAt);
  });

  it("are changed once by a repeated request, for one brand, and in the audit log", async () => {
    const { shipping } = test.backend.staff;
    const before = await read();
    const other = await read("pm");
    const input = { ...ENTERED, updatedAt: before.updatedAt };
    const results = await Promise.all([1, 2, 3].map(() => shipping.save(ADMIN, input)));
    expect(results.map(({ kind }) => kind)).toEqual(["saved", "saved", "saved"]);
    expect((await read()).rates).toMatchObject({
      freeFromMinor: 9900,
      freeFromStickers: 8,
      stickerMinor: 425,
      packages: [{ maxWeightOz: 16 }, { prices: { MILITARY: { standardMinor: 900 } } }],
    });
    expect(await read("pm")).toEqual(other);
    const late = await shipping.save(ADMIN, { ...input, freeFromStickers: 3 });
    expect(late).toMatchObject({ kind: "outdated" });
    const log = await test.query(
      "select details from staff_action where action = 'shipping-rates.update'",
    );
    expect(log).toMatchObject([
      { details: { before: { freeFromMinor: 7500 }, after: { freeFromMinor: 9900 } } },
    ]);
  });

  it("are refused with the reason when they make no sense", async () => {
    const { updatedAt } = await read();
    const refused = await test.backend.staff.shipping.save(ADMIN, {
      ...ENTERED,
      updatedAt,
      packages: [],
    });
    expect(refused).toEqual({ kind: "invalid", problem: "Add a class of packages." });
  });
});
