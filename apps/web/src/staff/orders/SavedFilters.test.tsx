// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import {
  StaffRemoveFilterDocument,
  type StaffSavedFilterFieldsFragment,
  StaffSaveFilterDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { readFilterOfQuery, writeFilterQuery, writeListQuery } from "./order-filters.ts";
import { SavedFilters } from "./SavedFilters.tsx";

const TO_SHIP: StaffSavedFilterFieldsFragment = {
  id: "f1",
  name: "My orders",
  search: "",
  state: ["PAID"],
  fulfillmentStatus: ["UNFULFILLED"],
  businessId: "tbl",
  hasPrints: false,
  sort: "WAITING_LONGEST",
};
const QUERY = "?state=PAID&fulfillment=UNFULFILLED&brand=tbl&prints=no&sort=waiting";
const CHANGED = { __typename: "StaffSavedFiltersChanged" } as const;

let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
});

async function show(query: string, filters = [TO_SHIP]) {
  const element = (
    <main>
      <SavedFilters filters={filters} />
    </main>
  );
  renderPage(
    [{ path: "/staff/orders", loader: () => null, element, HydrateFallback: () => null }],
    { entries: [`/staff/orders${query}`] },
  );
  await screen.findByRole("main");
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

describe("saved filters", () => {
  it("are links, and the current one is marked", async () => {
    await show(`${QUERY}&after=7`, [TO_SHIP, { ...TO_SHIP, id: "f2", name: "Oak", search: "oak" }]);
    const link = screen.getByRole("link", { name: "My orders" });
    expect(link.getAttribute("href")).toBe(`/staff/orders${QUERY}`);
    expect(link.getAttribute("aria-current")).toBe("page");
    expect(screen.getByRole("link", { name: "Oak" }).getAttribute("aria-current")).toBeNull();
    expect(await findViolations()).toEqual([]);
  });

  it("are named and saved with the filters and the sort of the list", async () => {
    await show("?search=oak&sort=waiting&after=7");
    api.on(StaffSaveFilterDocument, { staffSaveFilter: CHANGED });
    await press("Save filter");
    const name = await screen.findByLabelText("Name");
    const submit = screen.getAllByRole("button", { name: "Save filter" }).at(-1);
    if (submit) await userEvent.click(submit);
    expect(await screen.findByText("Enter a name.")).toBeTruthy();
    expect(api.sent).toEqual([]);
    await userEvent.type(name, "Oak maps{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const filter = { search: "oak", state: [], businessId: null, sort: "WAITING_LONGEST" };
    expect(api.sent).toMatchObject([{ input: { name: "Oak maps", filter } }]);
    expect(JSON.stringify(api.sent)).not.toContain("after");
  });

  it("are renamed and removed while they are shown", async () => {
    await show(QUERY);
    api.on(StaffSaveFilterDocument, { staffSaveFilter: CHANGED });
    await press("Rename filter");
    expect(await screen.findByLabelText("Name")).toHaveProperty("value", "My orders");
    await userEvent.keyboard("{Escape}");
    api.on(StaffRemoveFilterDocument, { staffRemoveFilter: CHANGED });
    await press("Remove filter");
    await waitFor(() => expect(api.sent).toEqual([{ id: "f1" }]));
  });

  it("stay in the dialog when there are too many", async () => {
    await show("?search=oak");
    const message = "You can save 20 filters. Remove one first.";
    api.on(StaffSaveFilterDocument, { staffSaveFilter: { __typename: "InvalidInput", message } });
    await press("Save filter");
    await userEvent.type(await screen.findByLabelText("Name"), "Oak{Enter}");
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it("take no room without a filter to save or to choose", async () => {
    await show("", []);
    expect(screen.queryByRole("button")).toBeNull();
  });
});

it("writes a saved filter as the query that it was read from", () => {
  const query = new URLSearchParams("search=oak&state=PAID&brand=pm&prints=yes");
  const filter = { ...TO_SHIP, ...readFilterOfQuery(query), search: "oak" };
  expect(writeFilterQuery({ ...filter, state: ["PAID"], fulfillmentStatus: [] })).toBe(
    writeListQuery(query),
  );
  expect(writeFilterQuery(TO_SHIP)).toBe(QUERY);
});
