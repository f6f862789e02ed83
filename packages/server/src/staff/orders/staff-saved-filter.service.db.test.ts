import { randomUUID } from "node:crypto";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountViewer, ANONYMOUS } from "../../platform/viewer/viewer.ts";
import type { StaffSavedFilterService } from "./staff-saved-filter.service.ts";

let test: TestBackend;
let savedFilters: StaffSavedFilterService;

beforeAll(async () => {
  test = await openTestBackend();
  ({ savedFilters } = test.backend.staff);
});
afterAll(() => test.close());

async function createEmployee(): Promise<AccountViewer> {
  const email = `${randomUUID()}@mail.example`;
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  return { kind: "account", accountId: id, identity: id, email, staffRole: "EMPLOYEE" };
}

const listNames = async (viewer: AccountViewer) =>
  (await savedFilters.list(viewer))?.map(({ name }) => name);

const TO_SHIP = { state: ["PAID"], fulfillmentStatus: ["UNFULFILLED"], sort: "WAITING_LONGEST" };

describe("saved filters", () => {
  it("are listed by name, with everything that filters and sorts", async () => {
    const staff = await createEmployee();
    await savedFilters.save(staff, { name: " To ship ", filter: { ...TO_SHIP, after: "7" } });
    await savedFilters.save(staff, {
      name: "oak",
      filter: {
        search: " oak ",
        state: ["REFUNDED", "PAID", "PAID"],
        brand: "tbl",
        hasPrints: false,
      },
    });
    const nothing = { search: "", state: [], fulfillmentStatus: [], brand: null, hasPrints: null };
    expect(await savedFilters.list(staff)).toMatchObject([
      {
        name: "oak",
        filter: {
          ...nothing,
          search: "oak",
          state: ["PAID", "REFUNDED"],
          brand: "tbl",
          hasPrints: false,
          sort: "NEWEST",
        },
      },
      { name: "To ship", filter: { ...nothing, ...TO_SHIP } },
    ]);
  });

  it("are renamed by saving them again, and replaced by saving another one under the name", async () => {
    const staff = await createEmployee();
    await savedFilters.save(staff, { name: "Ship", filter: TO_SHIP });
    const [first] = (await savedFilters.list(staff)) ?? [];
    await savedFilters.save(staff, { name: "To ship", filter: TO_SHIP });
    const [renamed] = (await savedFilters.list(staff)) ?? [];
    expect(renamed).toMatchObject({ id: first?.id, name: "To ship" });
    await savedFilters.save(staff, { name: "TO SHIP", filter: { search: "oak" } });
    expect(await savedFilters.list(staff)).toMatchObject([
      { id: first?.id, name: "TO SHIP", filter: { search: "oak" } },
    ]);
    await savedFilters.save(staff, { name: "Other", filter: TO_SHIP });
    await savedFilters.save(staff, { name: "to ship", filter: TO_SHIP });
    expect(await listNames(staff)).toEqual(["to ship"]);
  });

  it("are saved once by parallel requests, and never more than 20", async () => {
    const staff = await createEmployee();
    const saved = await Promise.all(
      Array.from({ length: 6 }, () => savedFilters.save(staff, { name: "Ship", filter: TO_SHIP })),
    );
    expect(new Set(saved.map(({ kind }) => kind))).toEqual(new Set(["changed"]));
    expect(await listNames(staff)).toEqual(["Ship"]);
    const others = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        savedFilters.save(staff, { name: `Filter ${index}`, filter: { search: `word${index}` } }),
      ),
    );
    expect(others.filter(({ kind }) => kind === "changed")).toHaveLength(19);
    expect(others.filter(({ kind }) => kind === "invalid")).toHaveLength(5);
    expect(await listNames(staff)).toHaveLength(20);
  });

  it("are removed by their owner alone, once", async () => {
    const [staff, other] = [await createEmployee(), await createEmployee()];
    await savedFilters.save(staff, { name: "Ship", filter: TO_SHIP });
    const [{ id } = { id: "" }] = (await savedFilters.list(staff)) ?? [];
    expect(await savedFilters.remove(other, id)).toEqual({ kind: "changed", filters: [] });
    expect(await listNames(staff)).toEqual(["Ship"]);
    const removed = await Promise.all([id, id, "x"].map((key) => savedFilters.remove(staff, key)));
    expect(removed.map(({ kind }) => kind)).toEqual(["changed", "changed", "changed"]);
    expect(await listNames(staff)).toEqual([]);
  });

  it("need a name and known values", async () => {
    const staff = await createEmployee();
    const save = (name: string, filter: object) => savedFilters.save(staff, { name, filter });
    expect(await save("  ", {})).toEqual({ kind: "invalid", problem: "Enter a name." });
    const problem = "Enter at most 60 characters.";
    expect(await save("x".repeat(61), {})).toEqual({ kind: "invalid", problem });
    expect(await save("x", { state: ["UNKNOWN"] })).toMatchObject({ kind: "invalid" });
    expect(await listNames(staff)).toEqual([]);
  });

  it("are refused to others", async () => {
    const { staffRole: _role, ...user } = await createEmployee();
    for (const viewer of [ANONYMOUS, user]) {
      expect(await savedFilters.list(viewer)).toBeUndefined();
      const missing = { kind: "missing" };
      expect(await savedFilters.save(viewer, { name: "x", filter: {} })).toEqual(missing);
      expect(await savedFilters.remove(viewer, randomUUID())).toEqual(missing);
    }
  });
});
