// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import {
  StaffCancelOrderDocument,
  StaffFulfillOrderDocument,
  StaffRefundOrderDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { renderPage } from "../../test/render-page.tsx";
import { makeOrder, makeOrderLine, makeUsd } from "../test/make-rows.ts";
import { CancelDialog } from "./CancelDialog.tsx";
import type { OrderDetails } from "./order-amounts.ts";
import { RefundDialog } from "./RefundDialog.tsx";
import { ShipItemsDialog } from "./ShipItemsDialog.tsx";

const DIALOGS = { ShipItemsDialog, RefundDialog, CancelDialog };
const close = vi.fn();

let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
  close.mockClear();
});

async function show(name: keyof typeof DIALOGS, facts: Partial<OrderDetails> = {}) {
  const OrderDialog = DIALOGS[name];
  const element = <OrderDialog order={makeOrder(facts)} onClose={close} />;
  renderPage([{ path: "/", loader: () => null, element, HydrateFallback: () => null }]);
  return within(await screen.findByRole("dialog"));
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("offers to send what is left of each line, and never more", async () => {
  const lines = [
    makeOrderLine({ id: "a", title: "Frame", quantity: 5, fulfilledQuantity: 2 }),
    makeOrderLine({ id: "b", title: "Pins", quantity: 1, refundedQuantity: 1 }),
  ];
  const dialog = await show("ShipItemsDialog", { lines });
  const [units, ...others] = dialog.getAllByRole("spinbutton");
  expect(others).toEqual([]);
  expect(units).toHaveProperty("value", "3");
  if (units === undefined) throw new Error("There is no field for units");
  await userEvent.clear(units);
  await userEvent.type(units, "9");
  expect(units).toHaveProperty("value", "3");
});

it("leaves stickers without finished sheets out, and sends them only after a confirmation", async () => {
  const lines = [
    makeOrderLine({ id: "frame", title: "Frame", quantity: 1 }),
    makeOrderLine({ id: "made", title: "Small sticker", quantity: 2, areStickersMade: true }),
    makeOrderLine({ id: "unmade", title: "Large sticker", quantity: 3, areStickersMade: false }),
  ];
  const dialog = await show("ShipItemsDialog", { lines });
  const fields = dialog.getAllByRole<HTMLInputElement>("spinbutton");
  expect(fields.map(({ value }) => value)).toEqual(["1", "2", "0"]);
  expect(dialog.getByText(/^No finished sheets have 3 × Large sticker\./)).toBeTruthy();
  expect(dialog.queryByRole("checkbox")).toBeNull();
  const [, , unmade] = fields;
  if (unmade === undefined) throw new Error("There is no field for the stickers");
  await userEvent.type(unmade, "3");
  await userEvent.click(dialog.getByRole("checkbox", { name: "Send them without sheets" }));
  api.on(StaffFulfillOrderDocument, { staffFulfillOrder: { __typename: "StaffOrderChanged" } });
  await press("Mark as shipped");
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(api.sent).toMatchObject([{ input: { confirmsUnmadeStickers: true } }]);
});

it("chooses the carrier of a number until staff choose one, and shows where the link leads", async () => {
  const dialog = await show("ShipItemsDialog");
  const carrier = dialog.getByLabelText<HTMLSelectElement>("Carrier (optional)");
  const number = dialog.getByLabelText("Tracking number (optional)");
  await userEvent.type(number, "9400 1112 0255 5555 5555 55");
  expect(carrier.value).toBe("USPS");
  const link = dialog.getByRole("link", { name: "Check the tracking link" });
  expect(link.getAttribute("href")).toMatch(/^https:.+=9400111202555555555555$/);
  await userEvent.selectOptions(carrier, "DHL");
  await userEvent.clear(number);
  await userEvent.type(number, "1Z999AA10123456784");
  expect(carrier.value).toBe("DHL");
});

it("asks for the name and the page of another carrier, and keeps them for it", async () => {
  api.on(StaffFulfillOrderDocument, { staffFulfillOrder: { __typename: "StaffOrderChanged" } });
  const dialog = await show("ShipItemsDialog");
  const carrier = dialog.getByLabelText("Carrier (optional)");
  await userEvent.selectOptions(carrier, "Other");
  await press("Mark as shipped");
  expect(dialog.getByText("Enter the carrier's name.")).toBeTruthy();
  await userEvent.type(dialog.getByLabelText("Carrier's name"), "Pony");
  await userEvent.type(dialog.getByLabelText("Tracking page (optional)"), "https://pony.example");
  await userEvent.selectOptions(carrier, "UPS");
  expect(dialog.queryByLabelText("Carrier's name")).toBeNull();
  await userEvent.selectOptions(carrier, "Other");
  await press("Mark as shipped");
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  const tracking = { trackingCompany: "Pony", trackingUrl: "https://pony.example" };
  expect(api.sent).toMatchObject([{ input: tracking }]);
});

it("refuses an address of a tracking page without https, and sends nothing", async () => {
  const dialog = await show("ShipItemsDialog");
  await userEvent.selectOptions(dialog.getByLabelText("Carrier (optional)"), "Other");
  await userEvent.type(dialog.getByLabelText("Carrier's name"), "Pony");
  await userEvent.type(dialog.getByLabelText("Tracking page (optional)"), "http://post.example");
  await press("Mark as shipped");
  expect(dialog.getByText("Start with https://.")).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText("Tracking page (optional)"));
  expect(api.sent).toEqual([]);
});

it("repeats a shipment whose answer was lost with the same request", async () => {
  const dialog = await show("ShipItemsDialog");
  api.on(StaffFulfillOrderDocument, () => {
    throw new TypeError("Failed to fetch");
  });
  await press("Mark as shipped");
  expect(await dialog.findByRole("alert")).toBeTruthy();
  api.on(StaffFulfillOrderDocument, { staffFulfillOrder: { __typename: "StaffOrderChanged" } });
  await press("Mark as shipped");
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(api.sent).toHaveLength(2);
  expect(api.sent[1]).toEqual(api.sent[0]);
});

it("shows at the form that no unit was chosen", async () => {
  const message = "Choose at least one unit.";
  api.on(StaffFulfillOrderDocument, { staffFulfillOrder: { __typename: "InvalidInput", message } });
  const dialog = await show("ShipItemsDialog");
  await userEvent.clear(dialog.getByRole("spinbutton"));
  await press("Mark as shipped");
  expect((await dialog.findByRole("alert")).textContent).toBe(message);
  expect(api.sent).toMatchObject([{ input: { lines: [] } }]);
  expect(close).not.toHaveBeenCalled();
});

it.each(["0", "abc", "12,50", ""])("refuses to refund the amount %j", async (text) => {
  const dialog = await show("RefundDialog");
  await userEvent.click(dialog.getByRole("radio", { name: "By amount" }));
  if (text !== "") await userEvent.type(dialog.getByLabelText("Amount in USD"), text);
  await userEvent.click(dialog.getByRole("button", { name: /^Refund/ }));
  expect(dialog.getByText("Enter an amount such as 12.50.")).toBeTruthy();
  expect(api.sent).toEqual([]);
});

it("leaves out the price of used tokens, or refunds it all the same", async () => {
  api.on(StaffRefundOrderDocument, {
    staffRefundOrder: { __typename: "InvalidInput", message: "" },
  });
  const pack = makeOrderLine({ quantity: 1, unitPrice: makeUsd("10.00"), tokensBought: 5 });
  const dialog = await show("RefundDialog", {
    lines: [{ ...pack, hasStock: false }],
    subtotal: makeUsd("10.00"),
    tax: makeUsd("0.60"),
    paid: makeUsd("10.60"),
    stickerTokens: 5,
    tokensTakeable: 2,
  });
  expect(dialog.getByText(/^Unspent sticker tokens/)).toBeTruthy();
  await userEvent.type(dialog.getByRole("spinbutton"), "1");
  expect(dialog.getByText("3 tokens from these items are already used.")).toBeTruthy();
  await press("Refund $4.24");
  await userEvent.click(dialog.getByRole("switch", { name: "Refund $6.36 for used tokens too" }));
  expect(dialog.getByText(/^The customer then owes these tokens/)).toBeTruthy();
  await press("Refund $10.60");
  expect(api.sent).toMatchObject([{ input: { amount: null } }, { input: { amount: "10.60" } }]);
});

it("offers to put items back in stock only when chosen ones have a stock", async () => {
  const lines = [
    makeOrderLine({ id: "a", title: "Map", hasStock: false }),
    makeOrderLine({ id: "b", title: "Pins" }),
  ];
  const dialog = await show("RefundDialog", { lines });
  const [map, pins] = dialog.getAllByRole("spinbutton");
  if (map === undefined || pins === undefined) throw new Error("There are no fields for units");
  await userEvent.type(map, "1");
  expect(dialog.queryByRole("switch")).toBeNull();
  await userEvent.type(pins, "1");
  expect(dialog.getByRole("switch", { name: "Put the items back in stock" })).toBeTruthy();
});

it.each<[string, Partial<OrderDetails>, RegExp]>([
  ["paid", {}, /^\$106\.00 will be refunded, and the items go back in stock\.$/],
  ["unpaid", { paid: makeUsd("0.00") }, /^The payment is closed/],
  ["with tokens", { stickerTokens: 5 }, /^Its unspent sticker tokens are taken back/],
])("says what the cancellation of an order does: %s", async (_name, facts, text) => {
  expect((await show("CancelDialog", facts)).getByText(text)).toBeTruthy();
});

it("keeps an order that cannot be canceled any more, and says why", async () => {
  const message = "This order can't be canceled: something has shipped, or it's being paid.";
  api.on(StaffCancelOrderDocument, { staffCancelOrder: { __typename: "InvalidInput", message } });
  const dialog = await show("CancelDialog");
  await press("Cancel order");
  expect((await dialog.findByRole("alert")).textContent).toBe(message);
  expect(api.sent).toMatchObject([{ orderId: "order-1", reason: "CUSTOMER" }]);
});
