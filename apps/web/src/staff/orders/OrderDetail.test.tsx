// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import {
  StaffAskAboutMapDocument,
  StaffCancelOrderDocument,
  StaffClearShipmentHoldDocument,
  StaffDeliverShipmentDocument,
  StaffFulfillOrderDocument,
  type StaffOrderDetailsFragment,
  StaffRefundOrderDocument,
  StaffStopMapReviewDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { getVisibleToasts } from "../../ui/toasts/toast-store.ts";
import { OrderDetail } from "./OrderDetail.tsx";

const usd = (amount: string) => ({ amount, currencyCode: "USD" }) as const;

const ORDER: StaffOrderDetailsFragment = {
  id: "order-1",
  number: 1042,
  businessId: "pm",
  createdAt: "2026-07-04T12:00:00.000Z",
  paidAt: "2026-07-04T12:03:00.000Z",
  canceledAt: null,
  cancelReason: null,
  state: "PAID",
  financialStatus: "PAID",
  fulfillmentStatus: "UNFULFILLED",
  reviewReason: null,
  shipmentHold: null,
  email: "customer@mail.example",
  name: "Customer 12",
  customerId: "a1",
  note: "Ring twice",
  shippingAddress: ["Customer 12", "12 Oak Street", "Ann Arbor, MI 48104"],
  billingAddress: ["Customer 12", "12 Oak Street", "Ann Arbor, MI 48104"],
  shippingOption: "Standard",
  arrival: { text: "Dec 1 to 3" },
  shipBy: "Nov 27",
  subtotal: usd("100.00"),
  discount: usd("0.00"),
  shipping: usd("0.00"),
  tax: usd("6.00"),
  total: usd("106.00"),
  paid: usd("106.00"),
  refunded: usd("0.00"),
  discounts: [],
  sessionId: "cs_1",
  stickerTokens: 0,
  tokensTakeable: 0,
  tokensUsed: 0,
  disputes: [],
  lines: [
    {
      id: "line-1",
      title: "Framed map",
      variantTitle: "Oak",
      sku: "MAP-OAK",
      image: null,
      attributes: [],
      projectId: "abc123",
      quantity: 2,
      unitPrice: usd("50.00"),
      discount: usd("0.00"),
      total: usd("100.00"),
      requiresShipping: true,
      hasStock: true,
      areStickersMade: null,
      fulfilledQuantity: 0,
      refundedQuantity: 0,
      tokensUsed: 0,
      tokensBought: 0,
      tokensFree: 0,
    },
  ],
  fulfillments: [],
  refunds: [],
  prints: [
    {
      id: "print-1",
      lineItemId: "line-1",
      fileName: "order-1042-1.pdf",
      status: "DONE",
      progress: 1,
      bytes: 12_300_000,
      url: "/prints/r1.pdf",
      findings: ["Photos are blurry at this size: Ohio"],
      shownFindings: null,
      widthInches: 36,
      heightInches: 24,
      dpi: 300,
      canRender: true,
      reviews: [],
    },
  ],
  actions: [],
};

let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
});

function show(order: Partial<StaffOrderDetailsFragment> = {}) {
  const neighbors = { previous: null, next: null };
  const element = <OrderDetail order={{ ...ORDER, ...order }} neighbors={neighbors} />;
  renderPage([{ path: "/", loader: () => null, element, HydrateFallback: () => null }]);
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
const dialog = async () => within(await screen.findByRole("dialog"));

describe("an order of staff", () => {
  it("shows the print file with its size and the findings of the preflight", async () => {
    show();
    const link = await screen.findByRole("link", { name: "Download" });
    expect(link.getAttribute("href")).toBe("/prints/r1.pdf");
    expect(screen.getByText("36 × 24 in · 300 dpi · 12.3 MB · order-1042-1.pdf")).toBeTruthy();
    expect(screen.getByText("Photos are blurry at this size: Ohio")).toBeTruthy();
    expect(await findViolations()).toEqual([]);
  });

  it("has a packing slip of what is left, and one of each shipment", async () => {
    const shipment = {
      id: "s1",
      createdAt: "2026-07-05T12:00:00.000Z",
      deliveredAt: null,
      lines: [{ lineId: "line-1", quantity: 1 }],
      trackingCompany: "UPS",
      trackingNumber: "1Z1",
      trackingUrl: null,
    };
    show({ fulfillments: [shipment] });
    const link = await screen.findByRole("link", { name: "Packing slip" });
    expect(link.getAttribute("href")).toBe("/prints/packing-slips?orders=1042");
    const ofShipment = screen.getByRole("link", { name: "Packing slip (UPS 1Z1)" });
    expect(ofShipment.getAttribute("href")).toBe("/prints/packing-slips?orders=1042&shipment=s1");
    cleanup();
    show({ lines: ORDER.lines.map((line) => ({ ...line, refundedQuantity: 2 })) });
    await screen.findByText("Ring twice");
    expect(screen.queryByRole("link", { name: "Packing slip" })).toBeNull();
  });

  it("says what the customer knew of the findings before paying", async () => {
    show();
    expect(await screen.findByText("The customer wasn't shown this before paying.")).toBeTruthy();
    cleanup();
    const shownFindings = ["Photos are blurry at this size: Ohio", "Without a photo: Iowa"];
    show({ prints: ORDER.prints.map((print) => ({ ...print, shownFindings })) });
    const text =
      "The customer saw before paying: Photos are blurry at this size: Ohio. Without a photo: Iowa.";
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it("asks the customer to look at a map, with a note", async () => {
    api.on(StaffAskAboutMapDocument, { staffAskAboutMap: { __typename: "StaffOrderChanged" } });
    show();
    await press("Ask the customer to look at the map");
    const form = await dialog();
    await userEvent.type(form.getByRole("textbox"), "Ohio is blurry.");
    expect(await findViolations()).toEqual([]);
    await userEvent.click(form.getByRole("button", { name: "Send email" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const input = { printId: "print-1", note: "Ohio is blurry.", requestId: expect.any(String) };
    expect(api.sent).toEqual([{ input }]);
  });

  it("says how long a print waits for the customer, and what came of it", async () => {
    const review = {
      id: "review-1",
      note: "",
      createdAt: "2026-11-19T15:30:00.000Z",
      dueAt: "2026-11-24T15:30:00.000Z",
      endedAt: null,
      outcome: null,
      isChanged: false,
    };
    const showReview = (more: Partial<(typeof ORDER.prints)[number]["reviews"][number]>) =>
      show({
        prints: ORDER.prints.map((print) => ({ ...print, reviews: [{ ...review, ...more }] })),
      });
    showReview({});
    expect(await screen.findByText(/^Waiting for the customer since .*, until /)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Ask the customer/ })).toBeNull();
    api.on(StaffStopMapReviewDocument, { staffStopMapReview: { __typename: "StaffOrderChanged" } });
    await press("Stop waiting");
    await waitFor(() => expect(api.sent).toEqual([{ reviewId: "review-1" }]));
    cleanup();
    showReview({ endedAt: review.dueAt, outcome: "EXPIRED", isChanged: true });
    expect(await screen.findByText(/^No answer: .* The print has the changed map\.$/)).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Ask the customer/ })).toBeTruthy();
  });

  it("sends the chosen units with tracking", async () => {
    api.on(StaffFulfillOrderDocument, {
      staffFulfillOrder: { __typename: "StaffOrderChanged" },
    });
    show();
    await press("Ship items");
    const form = await dialog();
    const units = form.getByRole("spinbutton");
    await userEvent.clear(units);
    await userEvent.type(units, "1");
    await userEvent.selectOptions(form.getByLabelText("Carrier (optional)"), "UPS");
    await userEvent.type(form.getByLabelText("Tracking number (optional)"), "1Z999");
    await press("Mark as shipped");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(api.sent).toMatchObject([
      {
        input: {
          orderId: "order-1",
          lines: [{ lineId: "line-1", quantity: 1 }],
          trackingCompany: "UPS",
          trackingNumber: "1Z999",
        },
      },
    ]);
  });

  it("is cleared for shipping after a confirmation, while it waits for staff", async () => {
    api.on(StaffClearShipmentHoldDocument, {
      staffClearShipmentHold: { __typename: "StaffOrderChanged" },
    });
    const hold = "Shipping costs $14.00 there.";
    show({ reviewReason: hold, shipmentHold: hold });
    expect(await screen.findByText(hold)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Ship items" })).toBeNull();
    await press("Clear for shipping");
    const form = await dialog();
    expect(form.getByText(/^Shipping costs \$14\.00 there\./)).toBeTruthy();
    expect(await findViolations()).toEqual([]);
    await userEvent.click(form.getByRole("button", { name: "Clear for shipping" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(api.sent).toEqual([{ orderId: "order-1" }]);
  });

  it("marks a shipment as delivered after a confirmation", async () => {
    api.on(StaffDeliverShipmentDocument, {
      staffDeliverShipment: { __typename: "NotFound", message: "There is no such order." },
    });
    const shipment = {
      createdAt: "2026-07-05T12:00:00.000Z",
      lines: [{ lineId: "line-1", quantity: 1 }],
      trackingCompany: "UPS",
      trackingUrl: null,
    };
    show({
      fulfillments: [
        { ...shipment, id: "f1", deliveredAt: "2026-07-08T12:00:00.000Z", trackingNumber: "1Z1" },
        { ...shipment, id: "f2", deliveredAt: null, trackingNumber: "1Z2" },
      ],
    });
    expect(await screen.findByText(/^Delivered Jul 8, 2026/)).toBeTruthy();
    expect(await findViolations()).toEqual([]);
    await press("Mark as delivered (UPS 1Z2)");
    const form = await dialog();
    await userEvent.click(form.getByRole("button", { name: "Cancel" }));
    expect(api.sent).toEqual([]);
    await press("Mark as delivered (UPS 1Z2)");
    await press("Mark as delivered");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(api.sent).toEqual([{ orderId: "order-1", fulfillmentId: "f2" }]);
    expect(getVisibleToasts()).toMatchObject([
      { type: "error", content: "There is no such order." },
    ]);
    expect(screen.getAllByRole("button", { name: /^Mark as delivered/ })).toHaveLength(1);
  });

  it("says what happens with the tokens of a refund, and what happened", async () => {
    const refund = { id: "r1", createdAt: ORDER.createdAt, amount: usd("10.00"), reason: "" };
    const facts = {
      status: "SUCCESS",
      restock: false,
      tokensTaken: 6.5,
      tokensKept: 3.5,
      tokensOwed: 1,
      tokensReturned: 2,
    };
    const dispute = { ...refund, reason: "fraudulent", tokensTaken: 4, tokensOwed: 0 };
    show({
      stickerTokens: 20,
      refunds: [{ ...refund, ...facts }],
      disputes: [{ ...dispute, status: "WON" }],
    });
    const tokens =
      "2 tokens returned, 6.5 tokens taken back, 3.5 tokens already spent, 1 token owed";
    expect(await screen.findByText(tokens)).toBeTruthy();
    expect(screen.getByText("$10.00 disputed, won")).toBeTruthy();
    expect(screen.getByText("4 tokens taken back")).toBeTruthy();
    await press("Refund");
    expect((await dialog()).getByText(/tokens from these items are taken back/)).toBeTruthy();
  });

  it("refunds items with their part of the tax, and shows what remains", async () => {
    api.on(StaffRefundOrderDocument, {
      staffRefundOrder: { __typename: "InvalidInput", message: "Everything is already refunded." },
    });
    show();
    await press("Refund");
    const form = await dialog();
    await userEvent.type(form.getByRole("spinbutton"), "1");
    expect(form.getByText("Remaining").nextSibling?.textContent).toBe("$53.00");
    await press("Refund $53.00");
    expect(await form.findByRole("alert")).toHaveProperty(
      "textContent",
      "Everything is already refunded.",
    );
    expect(api.sent).toMatchObject([
      { input: { amount: null, lines: [{ lineId: "line-1", quantity: 1 }], restock: true } },
    ]);
  });

  it("returns the tokens of stickers of an order without money", async () => {
    api.on(StaffRefundOrderDocument, { staffRefundOrder: { __typename: "StaffOrderChanged" } });
    const lines = ORDER.lines.map((line) => ({ ...line, tokensUsed: 1.5 }));
    show({ lines, tokensUsed: 1.5, paid: usd("0.00") });
    expect((await screen.findByText("Paid with")).nextSibling?.textContent).toBe("1.5 tokens");
    await press("Refund");
    const { quantity = 0 } = lines[0] ?? {};
    await userEvent.type((await dialog()).getByRole("spinbutton"), String(quantity));
    await press("Refund 1.5 tokens");
    expect(api.sent).toMatchObject([{ input: { amount: null, lines: [{ quantity }] } }]);
  });

  it("refunds no more than what is left", async () => {
    show({ refunded: usd("100.00") });
    await press("Refund");
    const form = await dialog();
    await userEvent.click(form.getByRole("radio", { name: "By amount" }));
    await userEvent.type(form.getByRole("textbox", { name: "Amount in USD" }), "6.01");
    await press("Refund $6.01");
    expect(form.getByText("At most $6.00 can be refunded.")).toBeTruthy();
    expect(api.sent).toEqual([]);
  });

  it("cancels with a reason, with the focus on keeping the order", async () => {
    api.on(StaffCancelOrderDocument, { staffCancelOrder: { __typename: "StaffOrderChanged" } });
    show();
    await press("Cancel order");
    const form = await dialog();
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Keep order"));
    await userEvent.selectOptions(form.getByRole("combobox", { name: "Reason" }), "FRAUD");
    await userEvent.click(form.getByRole("button", { name: "Cancel order" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(api.sent).toMatchObject([{ orderId: "order-1", reason: "FRAUD" }]);
  });

  it("offers nothing that is not possible", async () => {
    const [line] = ORDER.lines;
    show({
      state: "REFUNDED",
      refunded: usd("106.00"),
      lines: line ? [{ ...line, fulfilledQuantity: 2 }] : [],
    });
    await screen.findByRole("heading", { name: "Order #1042" });
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});
