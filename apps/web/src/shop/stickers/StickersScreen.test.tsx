// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  GetCheckoutDocument,
  GetStickerOfferDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { writeCartRecord } from "../cart/cart-record.ts";
import { createCheckout, createLine } from "../cart/test/checkouts.ts";
import {
  amount,
  createOffer,
  field,
  listNames,
  openStickers,
  press,
  showStickers,
  type,
} from "./test/open-stickers.tsx";

let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const values = () => ["Utah", "Colorado", "Texas"].map((name) => field(name).value);
const addButton = () =>
  screen.getByRole<HTMLButtonElement>("button", { name: /^Add \d+ to cart$/ });
const useTokens = () => screen.queryByRole<HTMLInputElement>("switch", { name: "Use my tokens" });

describe("the cards", () => {
  it("STK-01 STK-04 show the sticker with its size, price and tokens", async () => {
    await openStickers(api);
    const card = screen.getByRole("article", { name: "Utah" });
    expect(card.textContent).toContain("Small$1.25 or 0.5 tokens");
    const picture = within(card).getByRole("img", { name: "Sticker of Utah" });
    expect(picture).toMatchObject({ width: 150, height: 150 });
    expect(picture.getAttribute("src")).toBe("/stickers/UT.png");
    expect(picture.getAttribute("loading")).toBe("lazy");
    expect(screen.getByText("For your Wall Hanging Photo Map")).toBeDefined();
    expect(await findViolations()).toEqual([]);
  });

  it("STK-01 keep quantities from 0 to 99, whole numbers", async () => {
    await openStickers(api);
    expect(values()).toEqual(["0", "0", "0"]);
    expect(addButton().disabled).toBe(true);
    const fewer = screen.getByRole<HTMLButtonElement>("button", { name: "Fewer of Utah" });
    const more = screen.getByRole<HTMLButtonElement>("button", { name: "More of Utah" });
    expect(fewer.disabled).toBe(true);
    fireEvent.click(more);
    expect(field("Utah").value).toBe("1");
    expect(addButton().textContent).toBe("Add 1 to cart");
    expect(addButton().disabled).toBe(false);
    type("Utah", "-4");
    expect(field("Utah").value).toBe("0");
    type("Utah", "2.7");
    expect(field("Utah").value).toBe("2");
    type("Utah", "1000");
    expect(field("Utah").value).toBe("99");
    expect(more.disabled).toBe(true);
    type("Utah", "");
    expect(addButton().disabled).toBe(true);
  });

  it("STK-02 are sorted by the last change, name or timeline, and remember it", async () => {
    const { project } = await openStickers(api);
    expect(listNames()).toEqual(["Texas", "Utah", "Colorado"]);
    const sortBy = (value: string) =>
      fireEvent.change(screen.getByLabelText("Sort"), { target: { value } });
    sortBy("name");
    expect(listNames()).toEqual(["Colorado", "Texas", "Utah"]);
    sortBy("timeline");
    expect(listNames()).toEqual(["Utah", "Texas", "Colorado"]);
    expect(useTokens()).toBeNull();
    press("Hide what you get");
    expect(screen.queryByRole("region", { name: "What you get" })).toBeNull();
    cleanup();
    api.on(GetStickerOfferDocument, createOffer({ tokens: { balance: 3, reserved: 1 } }));
    showStickers(project);
    await screen.findByRole("article", { name: "Texas" });
    expect(listNames()).toEqual(["Utah", "Texas", "Colorado"]);
    expect(screen.queryByRole("region", { name: "What you get" })).toBeNull();
    press("What you get");
    expect(screen.getByRole("region", { name: "What you get" }).textContent).toMatch(
      /^Each sticker shows the photos of one county, .* mail the stickers to you/,
    );
    expect(useTokens()?.checked).toBe(true);
    if (useTokens()) fireEvent.click(screen.getByRole("switch"));
    expect(JSON.parse(localStorage.getItem("photomap:sticker-settings") ?? "null")).toEqual({
      sort: "timeline",
      useTokens: false,
      showOutputHelp: true,
    });
    cleanup();
    showStickers(project);
    await screen.findByRole("article", { name: "Texas" });
    expect(useTokens()?.checked).toBe(false);
  });

  it("keep what was chosen in a reloaded page", async () => {
    const { project } = await openStickers(api, { hasOrders: true, changedIds: ["UT"] });
    type("Utah", "0");
    type("Texas", "3");
    cleanup();
    showStickers(project);
    await screen.findByRole("article", { name: "Texas" });
    expect(values()).toEqual(["0", "0", "3"]);
  });
});

describe("selections", () => {
  it("STK-03 choose one of each opening that was modified today", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-15T20:00:00.000Z") });
    await openStickers(api);
    type("Utah", "4");
    press("Select Modified Today (1)");
    expect(values()).toEqual(["0", "0", "1"]);
    press("Select all (3)");
    expect(values()).toEqual(["1", "1", "1"]);
    press("Select none");
    expect(values()).toEqual(["0", "0", "0"]);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Select none" }).disabled).toBe(
      true,
    );
  });

  it("have none of today on another day", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-18T20:00:00.000Z") });
    await openStickers(api);
    const today = screen.getByRole<HTMLButtonElement>("button", { name: /Modified Today \(0\)$/ });
    expect(today.disabled).toBe(true);
  });

  it("begin with what changed since the last order, which is marked", async () => {
    await openStickers(api, { hasOrders: true, changedIds: ["UT", "TE"] });
    expect(values()).toEqual(["1", "0", "1"]);
    const marked = screen.getAllByText("New photo").map((badge) => badge.closest("article"));
    expect(marked.map((card) => card?.getAttribute("aria-label"))).toEqual(["Texas", "Utah"]);
    press("Select none");
    expect(values()).toEqual(["0", "0", "0"]);
    type("Utah", "2");
    press("Select changed since my last order (2)");
    expect(values()).toEqual(["1", "0", "1"]);
  });

  it("leave out what was never ordered, so that nobody is offered a whole map again", async () => {
    await openStickers(api, { hasOrders: true, changedIds: ["UT"], newIds: ["CO", "TE"] });
    expect(values()).toEqual(["1", "0", "0"]);
    expect(screen.getAllByText("New photo")).toHaveLength(1);
    expect(screen.getByRole("button", { name: /last order \(1\)$/ })).toBeDefined();
  });

  it("do not speak of orders before the first", async () => {
    await openStickers(api);
    expect(screen.queryByRole("button", { name: /last order/ })).toBeNull();
    expect(screen.queryByText("New photo")).toBeNull();
    expect(values()).toEqual(["0", "0", "0"]);
  });
});

describe("the summary", () => {
  it("STK-09 pays the stickers of most tokens first and the rest with money", async () => {
    const inCart = createLine({
      kind: "STICKER",
      quantity: 2,
      customAttributes: [
        { key: "Order ID", value: "file-1" },
        { key: "Tokens Used", value: "1.5" },
      ],
    });
    const checkout = createCheckout({ lineItems: [inCart] });
    writeCartRecord("pm", { id: checkout.id, version: 1, count: 2 });
    api.on(GetCheckoutDocument, { checkout });
    // 2.5 of them are free: 1.5 are in the cart, 1 is reserved.
    await openStickers(api, { tokens: { balance: 5, reserved: 1 } });
    await screen.findByRole("switch", { name: "Use my tokens" });
    expect(screen.getByText(/You have 2.5 tokens\./)).toBeDefined();
    type("Utah", "3");
    type("Colorado", "1");
    type("Texas", "1");
    expect(amount("1 large")).toBe("2 tokens");
    expect(amount("1 medium")).toBe("$2.50");
    expect(amount("3 small")).toBe("0.5 tokens + $2.50");
    expect(amount("Tokens used")).toBe("2.5 tokens");
    expect(amount("Tokens left")).toBe("0 tokens");
    expect(amount("Subtotal")).toBe("$5.00");
    expect(screen.getByText(/They pay for 2 stickers; 3 are paid with money\./)).toBeDefined();
    fireEvent.click(screen.getByRole("switch"));
    expect(amount("Subtotal")).toBe("$10.75");
    expect(screen.queryByText("Tokens used")).toBeNull();
  });

  it("has no tokens for guests", async () => {
    await openStickers(api, {}, {});
    press("Select all (3)");
    expect(useTokens()).toBeNull();
    expect(amount("Subtotal")).toBe("$8.25");
    expect(screen.queryByText("Tokens used")).toBeNull();
  });

  it("STK-05 ships freely from five stickers, those in the cart included", async () => {
    const lineItems = [createLine({ kind: "STICKER", quantity: 3 })];
    const checkout = createCheckout({ lineItems });
    writeCartRecord("pm", { id: checkout.id, version: 1, count: 3 });
    api.on(GetCheckoutDocument, { checkout });
    await openStickers(api);
    await screen.findByText(
      /^Order 5 or more stickers to get free shipping.*The 3 already in your cart/,
    );
    type("Utah", "1");
    expect(amount("Shipping")).toBe("$3.75");
    type("Utah", "2");
    expect(amount("Shipping")).toBe("FREE*");
    expect(screen.queryByText(/^Order 5 or more/)).toBeNull();
    expect(screen.queryByText(/already in your cart/)).toBeNull();
  });

  it("ships together with other goods at their price", async () => {
    const checkout = createCheckout({ lineItems: [createLine()] });
    writeCartRecord("pm", { id: checkout.id, version: 1, count: 1 });
    api.on(GetCheckoutDocument, { checkout });
    await openStickers(api);
    type("Utah", "5");
    await waitFor(() => expect(amount("Shipping with your cart")).toBe("Calculated in your cart"));
    // Five stickers alone would be shipped for free; with other goods, their price counts.
    expect(screen.queryByText(/^Order 5 or more/)).toBeNull();
  });
});
