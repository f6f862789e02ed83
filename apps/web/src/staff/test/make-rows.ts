import type {
  StaffCustomerQuery,
  StaffOrderDetailsFragment,
  StaffOrderRowFragment,
  StaffSelectedOrdersQuery,
} from "../../platform/api/generated/graphql.ts";

export const makeUsd = (amount: string) => ({ amount, currencyCode: "USD" }) as const;

export function makeOrderRow(facts: Partial<StaffOrderRowFragment> = {}): StaffOrderRowFragment {
  return {
    id: "order-1",
    number: 1042,
    createdAt: "2026-07-04T12:00:00.000Z",
    canceledAt: null,
    name: "Customer 12",
    email: "customer@mail.example",
    total: makeUsd("106.00"),
    state: "PAID",
    financialStatus: "PAID",
    fulfillmentStatus: "UNFULFILLED",
    businessId: "pm",
    itemCount: 2,
    hasPrints: false,
    reviewReason: null,
    shipBy: null,
    shippingObstacle: null,
    ...facts,
  };
}

type OrderLine = StaffOrderDetailsFragment["lines"][number];

export function makeOrderLine(facts: Partial<OrderLine> = {}): OrderLine {
  return {
    id: "line-1",
    title: "Framed map",
    variantTitle: "Oak",
    sku: "MAP-OAK",
    image: null,
    attributes: [],
    projectId: null,
    quantity: 2,
    unitPrice: makeUsd("50.00"),
    discount: makeUsd("0.00"),
    total: makeUsd("100.00"),
    requiresShipping: true,
    hasStock: true,
    areStickersMade: null,
    fulfilledQuantity: 0,
    refundedQuantity: 0,
    tokensUsed: 0,
    tokensBought: 0,
    tokensFree: 0,
    ...facts,
  };
}

export function makeOrder(
  facts: Partial<StaffOrderDetailsFragment> = {},
): StaffOrderDetailsFragment {
  return {
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
    customerId: null,
    note: "",
    shippingAddress: [],
    billingAddress: [],
    shippingOption: "Standard",
    arrival: { text: "Dec 1 to 3" },
    shipBy: "Nov 27",
    subtotal: makeUsd("100.00"),
    discount: makeUsd("0.00"),
    shipping: makeUsd("0.00"),
    tax: makeUsd("6.00"),
    total: makeUsd("106.00"),
    paid: makeUsd("106.00"),
    refunded: makeUsd("0.00"),
    discounts: [],
    sessionId: "cs_1",
    stickerTokens: 0,
    tokensTakeable: 0,
    tokensUsed: 0,
    lines: [makeOrderLine()],
    fulfillments: [],
    refunds: [],
    disputes: [],
    prints: [],
    actions: [],
    ...facts,
  };
}

type SelectedOrder = NonNullable<StaffSelectedOrdersQuery["staffSelectedOrders"]>[number];
type SelectedPrint = SelectedOrder["prints"][number];

export function makeSelectedOrder(facts: Partial<SelectedOrder> = {}): SelectedOrder {
  return {
    id: "order-1",
    number: 1042,
    name: "Customer 12",
    shippingObstacle: null,
    lines: [
      {
        id: "line-1",
        title: "Framed map",
        variantTitle: "Oak",
        quantity: 2,
        areStickersMade: null,
      },
    ],
    prints: [],
    ...facts,
  };
}

export function makeSelectedPrint(facts: Partial<SelectedPrint> = {}): SelectedPrint {
  return { id: "print-1", status: "DONE", isReady: true, isWaitingForCustomer: false, ...facts };
}

type Customer = NonNullable<StaffCustomerQuery["staffCustomer"]>;

export function makeCustomer(facts: Partial<Customer> = {}): Customer {
  return {
    id: "c1",
    email: "customer@mail.example",
    isVerified: true,
    role: "USER",
    isInternal: false,
    hasTransparentPrints: false,
    name: "Customer 12",
    createdAt: "2026-01-04T12:00:00.000Z",
    deletedAt: null,
    projectCount: 0,
    orderCount: 0,
    spent: makeUsd("0.00"),
    projects: [],
    orders: [],
    emailChange: null,
    stickerTokens: { balance: 0, reserved: 0, owed: 0, transactions: [] },
    ...facts,
  };
}
