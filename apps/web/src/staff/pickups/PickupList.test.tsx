// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { StaffPickupsDocument } from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { PickupList } from "./PickupList.tsx";
import type { PickupFilters, PickupPage, PickupRow } from "./staff-pickup.ts";

const NO_FILTERS: PickupFilters = { search: null, state: null };

function makeRow(id: string, state: PickupRow["order"]["state"] = "PLACED"): PickupRow {
  return {
    businessId: "pm",
    updatedAt: "2026-11-17T15:00:00.000Z",
    order: {
      id,
      state,
      walgreensOrderId: state === "PLACED" ? `number of ${id}` : null,
      createdAt: "2026-11-17T14:00:00.000Z",
      store: { storeNum: "1001", city: "Detroit", state: "MI" },
      products: [
        { productId: "a", quantity: 12 },
        { productId: "b", quantity: 2 },
      ],
    },
  };
}

let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
});

function show(page: PickupPage, filters = NO_FILTERS) {
  return renderPage([{ path: "/", element: <PickupList page={page} filters={filters} /> }]);
}

const listIds = () =>
  screen.getAllByRole("row").flatMap((row) => within(row).queryByRole("link")?.textContent ?? []);
const pressMore = () => userEvent.click(screen.getByRole("button", { name: "Load more" }));

it("shows state, store and prints of each order, and marks those to reconcile", async () => {
  show({ orders: [makeRow("aaaaaaaa-1", "UNKNOWN"), makeRow("bbbbbbbb-1")], nextCursor: null });
  const [, unknown, placed] = screen.getAllByRole("row");
  expect(unknown?.textContent).toContain("Unknown");
  expect(unknown?.dataset["urgent"]).toBe("");
  expect(placed?.dataset["urgent"]).toBeUndefined();
  for (const text of ["Placed", "number of bbbbbbbb-1", "Detroit, MI (1001)", "14"]) {
    expect(placed?.textContent).toContain(text);
  }
  const link = screen.getByRole("link", { name: "aaaaaaaa" });
  expect(link.getAttribute("href")).toBe("/staff/pickups/aaaaaaaa-1");
  expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  expect(await findViolations()).toEqual([]);
});

it("loads more with the filters, each order once, and focuses the first new one", async () => {
  const filters: PickupFilters = { search: "1001", state: "PLACED" };
  api.on(StaffPickupsDocument, {
    staffPickups: { orders: [makeRow("first"), makeRow("second")], nextCursor: null },
  });
  show({ orders: [makeRow("first")], nextCursor: "next" }, filters);
  await pressMore();
  await waitFor(() => expect(listIds()).toEqual(["first", "second"]));
  expect(api.sent).toEqual([{ input: { ...filters, after: "next" } }]);
  expect(document.activeElement?.textContent).toBe("second");
  expect(screen.getByRole("status").textContent).toBe("2 pickup orders shown");
  expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
});

it("keeps the rows and the button when more cannot be loaded", async () => {
  show({ orders: [makeRow("first")], nextCursor: "next" });
  await pressMore();
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(listIds()).toEqual(["first"]);
  api.on(StaffPickupsDocument, {
    staffPickups: { orders: [makeRow("second")], nextCursor: null },
  });
  await pressMore();
  await waitFor(() => expect(listIds()).toEqual(["first", "second"]));
  expect(screen.queryByRole("alert")).toBeNull();
});

it.each([
  [NO_FILTERS, "No pickup orders yet"],
  [{ search: "none", state: null }, "Enter the full ID or number."],
  [{ search: null, state: "UNKNOWN" as const }, "Nothing to reconcile."],
])("says why the list of %j is empty", (filters, text) => {
  show({ orders: [], nextCursor: null }, filters);
  expect(screen.getByText(text)).toBeTruthy();
});
