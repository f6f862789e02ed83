// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  StaffFulfillOrderDocument,
  type StaffFulfillOrderMutationVariables,
  StaffSelectedOrdersDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql, SERVER_DOWN } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { getVisibleToasts } from "../../ui/toasts/toast-store.ts";
import { makeSelectedOrder, makeSelectedPrint } from "../test/make-rows.ts";
import { PrintFilesDialog } from "./PrintFilesDialog.tsx";
import { ShipOrdersDialog } from "./ShipOrdersDialog.tsx";
import type { SelectedOrder } from "./selected-orders.ts";

const close = vi.fn();
const DIALOGS = { ShipOrdersDialog, PrintFilesDialog };
const SHIPPED = { staffFulfillOrder: { __typename: "StaffOrderChanged" } } as const;

const first = makeSelectedOrder();
const second = makeSelectedOrder({ id: "order-2", number: 1041, name: null });

let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
  close.mockClear();
});

async function show(name: keyof typeof DIALOGS, orders: readonly SelectedOrder[]) {
  api.on(StaffSelectedOrdersDocument, { staffSelectedOrders: [...orders] });
  const OrdersDialog = DIALOGS[name];
  const numbers = orders.map(({ number }) => number);
  const element = <OrdersDialog numbers={numbers} onClose={close} />;
  renderPage([{ path: "/", loader: () => null, element, HydrateFallback: () => null }]);
  return within(await screen.findByRole("dialog"));
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));

type Input = StaffFulfillOrderMutationVariables["input"];

/** Answers each shipment by its order, and returns the inputs that were sent. */
function answerShipments(answer: (input: Input) => typeof SHIPPED | object): Input[] {
  const inputs: Input[] = [];
  api.on(StaffFulfillOrderDocument, ({ input }) => {
    inputs.push(input);
    return answer(input) as typeof SHIPPED;
  });
  return inputs;
}

describe("several orders marked as shipped", () => {
  it("are sent one by one, each with its own tracking", async () => {
    const dialog = await show("ShipOrdersDialog", [first, second]);
    const inputs = answerShipments(() => SHIPPED);
    const group = await dialog.findByRole("group", { name: "#1042 Customer 12" });
    expect(group.textContent).toContain("2 × Framed map, Oak");
    const number = within(group).getByLabelText("Tracking number (optional)");
    await userEvent.type(number, "1Z999AA10123456784");
    expect(await findViolations()).toEqual([]);
    await press("Mark 2 orders as shipped");
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    const lines = [{ lineId: "line-1", quantity: 2 }];
    expect(inputs).toMatchObject([
      { orderId: "order-1", lines, trackingCompany: "UPS", trackingNumber: "1Z999AA10123456784" },
      { orderId: "order-2", lines, trackingNumber: "" },
    ]);
    expect(new Set(inputs.map(({ requestId }) => requestId)).size).toBe(2);
    expect(getVisibleToasts().map(({ content }) => content)).toContain(
      "2 orders marked as shipped.",
    );
  });

  it("say which weren't and why, and only those are sent again, by the same request", async () => {
    await show("ShipOrdersDialog", [first, second]);
    const inputs = answerShipments(({ orderId }) =>
      orderId === "order-1"
        ? SHIPPED
        : { staffFulfillOrder: { __typename: "InvalidInput", message: "It is disputed." } },
    );
    await press("Mark 2 orders as shipped");
    expect(await screen.findByText("1 order not shipped. See why below.")).toBeTruthy();
    const [shipped, refused] = screen.getAllByRole("group");
    expect(shipped?.textContent).toContain("Shipped");
    expect(refused?.textContent).toContain("It is disputed.");
    answerShipments((input) => {
      inputs.push(input);
      return SHIPPED;
    });
    await press("Mark 1 order as shipped");
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(inputs.map(({ orderId }) => orderId)).toEqual(["order-1", "order-2", "order-2"]);
    expect(inputs[2]?.requestId).toBe(inputs[1]?.requestId);
  });

  it("keep their request after a lost answer", async () => {
    await show("ShipOrdersDialog", [first]);
    api.fail(StaffFulfillOrderDocument, SERVER_DOWN);
    await press("Mark 1 order as shipped");
    expect(await screen.findByText("1 order not shipped. See why below.")).toBeTruthy();
    const inputs = answerShipments(() => SHIPPED);
    await press("Mark 1 order as shipped");
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    const sent = JSON.stringify(api.sent);
    expect(sent.split(String(inputs[0]?.requestId))).toHaveLength(3);
  });

  it("send unmade stickers only after a confirmation", async () => {
    const unmade = {
      id: "s",
      title: "Stickers",
      variantTitle: "",
      quantity: 3,
      areStickersMade: false,
    };
    const dialog = await show("ShipOrdersDialog", [makeSelectedOrder({ lines: [unmade] })]);
    expect(await dialog.findByText("3 × Stickers (not made)")).toBeTruthy();
    expect(dialog.queryByRole("button", { name: /^Mark/ })).toBeNull();
    await userEvent.click(dialog.getByRole("checkbox", { name: "Send them without sheets" }));
    const inputs = answerShipments(() => SHIPPED);
    await press("Mark 1 order as shipped");
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    const lines = [{ lineId: "s", quantity: 3 }];
    expect(inputs).toMatchObject([{ lines, confirmsUnmadeStickers: true }]);
  });

  it("leave out what can't be shipped, and check the name of another carrier", async () => {
    const held = makeSelectedOrder({ id: "3", number: 1040, shippingObstacle: "HELD" });
    const dialog = await show("ShipOrdersDialog", [held, first]);
    const inputs = answerShipments(() => SHIPPED);
    expect((await dialog.findByRole("group", { name: /#1040/ })).textContent).toContain("Held.");
    await userEvent.selectOptions(dialog.getByLabelText("Carrier (optional)"), "Other");
    await press("Mark 1 order as shipped");
    expect(inputs).toEqual([]);
    await userEvent.type(dialog.getByLabelText("Carrier's name"), "Pony");
    await press("Mark 1 order as shipped");
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(inputs).toMatchObject([{ orderId: "order-1", trackingCompany: "Pony" }]);
  });

  it("can be loaded again", async () => {
    api.fail(StaffSelectedOrdersDocument, SERVER_DOWN);
    const element = <ShipOrdersDialog numbers={[1042]} onClose={close} />;
    renderPage([{ path: "/", loader: () => null, element, HydrateFallback: () => null }]);
    expect(await screen.findByText("We couldn't load the orders.")).toBeTruthy();
    api.on(StaffSelectedOrdersDocument, { staffSelectedOrders: [first] });
    await press("Try again");
    expect(await screen.findByRole("group", { name: "#1042 Customer 12" })).toBeTruthy();
  });
});

describe("the print files of several orders", () => {
  it("are one download, and those that aren't ready are named", async () => {
    const dialog = await show("PrintFilesDialog", [
      makeSelectedOrder({ prints: [makeSelectedPrint()] }),
      makeSelectedOrder({
        number: 1041,
        prints: [makeSelectedPrint({ status: "RUNNING", isReady: false })],
      }),
    ]);
    expect(await dialog.findByText("1 print file will be in one ZIP file.")).toBeTruthy();
    expect(dialog.getByText("Order #1041: a file is not drawn yet.")).toBeTruthy();
    const link = dialog.getByRole("link", { name: "Download files" });
    expect(link.getAttribute("href")).toBe("/prints/order-files?orders=1042,1041");
    expect(await findViolations()).toEqual([]);
  });

  it("have no download while none is ready", async () => {
    const dialog = await show("PrintFilesDialog", [first]);
    expect(await dialog.findByText("Order #1042 has no print files.")).toBeTruthy();
    expect(dialog.queryByRole("link")).toBeNull();
  });
});
