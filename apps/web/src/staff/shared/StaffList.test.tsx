// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { Package } from "lucide-react";
import { expect, it } from "vitest";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { StaffList } from "./StaffList.tsx";

interface Row {
  readonly id: string;
  readonly name: string;
}

type Props = Parameters<typeof StaffList<Row>>[0];

const NONE = { icon: Package, title: "No matching orders", text: "Try fewer words." };

function show(props: Partial<Props>, entry = "/") {
  const list: Props = {
    title: "Orders",
    columns: [{ label: "Name", cell: ({ name }) => name }],
    rows: [{ id: "1", name: "First" }],
    none: NONE,
    ...props,
  };
  renderPage([{ path: "/", element: <StaffList {...list} /> }], { entries: [entry] });
}

const findLink = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href");

it("shows rows with links to their pages, named by the heading", async () => {
  show({ getPath: ({ id }) => `/staff/orders/${id}`, actions: <p>Beside it</p> });
  expect(screen.getByRole("heading", { name: "Orders" })).toBeTruthy();
  expect(screen.getByRole("table", { name: "Orders" })).toBeTruthy();
  expect(findLink("First")).toBe("/staff/orders/1");
  expect(screen.getByText("Beside it")).toBeTruthy();
  expect(await findViolations()).toEqual([]);
});

it("says why there are no rows, and offers the whole list where a filter may hide them", async () => {
  show({ rows: [], none: { ...NONE, all: "/staff/orders" } });
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByRole("heading", { name: "No matching orders" })).toBeTruthy();
  expect(screen.getByText("Try fewer words.")).toBeTruthy();
  expect(findLink("Show all orders")).toBe("/staff/orders");
  expect(await findViolations()).toEqual([]);
});

it("offers nothing else for a list without filters", () => {
  show({ rows: [] });
  expect(screen.queryAllByRole("link")).toEqual([]);
  expect(screen.queryByRole("navigation")).toBeNull();
});

it.each([
  [0, "0 orders"],
  [1, "1 order"],
  [999, "999 orders"],
  [1000, "1,000 or more orders"],
])("says of %i rows in all: %s", (total, text) => {
  show({ page: { nextCursor: null, total } });
  expect(screen.getByRole("navigation", { name: "Pages" }).textContent).toBe(text);
});

it("leads to the next page and back to the first, with the search", () => {
  show({ page: { nextCursor: "30" } }, "/?search=oak&after=20");
  expect(findLink("Next page")).toBe("/?search=oak&after=30");
  expect(findLink("First page")).toBe("/?search=oak");
});

it("has no links on the only page", () => {
  show({ page: { nextCursor: null } });
  expect(screen.queryAllByRole("link")).toEqual([]);
});
