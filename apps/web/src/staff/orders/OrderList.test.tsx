// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { makeOrderRow } from "../test/make-rows.ts";
import { OrderList } from "./OrderList.tsx";
import { ORDER_FILTER_PRESETS, readOrderFilters } from "./order-filters.ts";

type Page = Parameters<typeof OrderList>[0]["page"];

function show(page: Partial<Page>, entry = "/") {
  const shown = { orders: [], nextCursor: null, total: 0, ...page };
  renderPage([{ path: "/", element: <OrderList page={shown} savedFilters={[]} /> }], {
    entries: [entry],
  });
}

describe("the list of orders", () => {
  it("shows who ordered, the payment, the shipping and the total", async () => {
    const orders = [
      makeOrderRow({ hasPrints: true, itemCount: 1200 }),
      makeOrderRow({ id: "2", number: 1041, name: "", businessId: "tbl", state: "EXPIRED" }),
      makeOrderRow({ id: "3", number: 1040, name: null, email: null, state: "NEEDS_REVIEW" }),
    ];
    show({ orders, total: 3 });
    const [, first, second, third] = screen.getAllByRole("row");
    for (const text of ["#1042", "Customer 12", "Photomap", "Paid", "Not shipped", "$106.00"]) {
      expect(first?.textContent).toContain(text);
    }
    expect(first?.textContent).toContain("1,200");
    expect(first && within(first).getByRole("img", { name: "With print files" })).toBeTruthy();
    expect(second?.textContent).toContain("customer@mail.example");
    expect(second?.textContent).toContain("The Big Loop");
    expect(second?.textContent).toContain("Expired");
    expect(second?.textContent).not.toContain("Not shipped");
    expect(third?.textContent).toContain("Unknown");
    expect(third?.textContent).toContain("Needs review");
    const link = screen.getByRole("link", { name: "#1042" });
    expect(link.getAttribute("href")).toBe("/staff/orders/1042");
    expect(await findViolations()).toEqual([]);
  });

  it("has the filters of the address", () => {
    show({}, "/?search=oak&state=NEEDS_REVIEW&fulfillment=FULFILLED&brand=tbl&prints=no");
    const getValue = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
    expect(screen.getByRole("searchbox")).toHaveProperty("value", "oak");
    expect(getValue("Payment").selectedOptions[0]?.text).toBe("Needs review");
    expect(getValue("Shipping").selectedOptions[0]?.text).toBe("Shipped");
    expect(getValue("Brand").selectedOptions[0]?.text).toBe("The Big Loop");
    expect(getValue("Print files").selectedOptions[0]?.text).toBe("Without");
    expect(screen.getByRole("link", { name: "Show all orders" })).toBeTruthy();
  });

  it("leads to the orders that wait", () => {
    show({});
    for (const { label, query } of ORDER_FILTER_PRESETS) {
      const link = screen.getByRole("link", { name: label });
      expect(link.getAttribute("href")).toBe(`/staff/orders?${query}`);
    }
  });
});

describe("the selection in the list of orders", () => {
  const rows = [
    makeOrderRow({ shipBy: "Nov 27" }),
    makeOrderRow({ id: "2", number: 1041 }),
    makeOrderRow({ id: "3", number: 1040, shippingObstacle: "HELD" }),
    makeOrderRow({ id: "4", number: 1039, shippingObstacle: "WAITING_FOR_CUSTOMER" }),
    makeOrderRow({ id: "5", number: 1038, shippingObstacle: "DISPUTED" }),
  ];
  const select = (name: string) => userEvent.click(screen.getByRole("checkbox", { name }));
  const readStatus = () => screen.getByRole("status").textContent;

  it("leaves out orders that aren't shipped for now, and says why", () => {
    show({ orders: rows });
    const [, first, , held, asked, disputed] = screen.getAllByRole("row");
    expect(first?.textContent).toContain("Ship by Nov 27");
    for (const [row, text] of [
      [held, "Held"],
      [asked, "Waiting for customer"],
      [disputed, "Disputed"],
    ] as const) {
      expect(row?.textContent).toContain(text);
      expect(row && within(row).getByRole("checkbox")).toHaveProperty("disabled", true);
    }
  });

  it("counts, selects the whole page and leads to its packing slips", async () => {
    show({ orders: rows });
    expect(readStatus()).toBe("");
    expect(screen.queryByRole("button", { name: "Mark as shipped" })).toBeNull();
    await select("Select order #1041");
    expect(readStatus()).toBe("1 order selected");
    await select("Select all on this page");
    expect(readStatus()).toBe("2 orders selected");
    const slips = screen.getByRole("link", { name: "Packing slips" });
    expect(slips.getAttribute("href")).toBe("/prints/packing-slips?orders=1042,1041");
    expect(await findViolations()).toEqual([]);
    await select("Select all on this page");
    expect(readStatus()).toBe("");
  });

  it("is not offered without an order that can be selected", () => {
    show({ orders: rows.slice(2) });
    expect(screen.queryByRole("group", { name: "Selected orders" })).toBeNull();
  });
});

describe("the filters in an address", () => {
  const read = (query: string) =>
    readOrderFilters(`https://photomap.example/staff/orders?${query}`);

  it("are none without one", () => {
    expect(read("")).toEqual({
      search: null,
      state: [],
      fulfillmentStatus: [],
      businessId: null,
      hasPrints: null,
      sort: "NEWEST",
      after: null,
    });
  });

  it("are those that are known", () => {
    expect(read("brand=tbl&prints=no&state=PAID&state=&state=REFUNDED")).toMatchObject({
      businessId: "tbl",
      hasPrints: false,
      state: ["PAID", "REFUNDED"],
    });
    expect(read("brand=other&prints=maybe")).toMatchObject({ businessId: null, hasPrints: null });
  });

  it("of the presets find what waits", () => {
    expect(ORDER_FILTER_PRESETS.map(({ query }) => read(query))).toMatchObject([
      { state: ["PAID"], fulfillmentStatus: ["UNFULFILLED"], sort: "WAITING_LONGEST" },
      { state: ["NEEDS_REVIEW"], fulfillmentStatus: [] },
    ]);
  });
});
