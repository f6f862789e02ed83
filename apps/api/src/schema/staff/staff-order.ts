import {
  findOrderArrival,
  findOrderShipByDay,
  formatAddresses,
  formatDay,
  getFinancialStatus,
} from "@photomap/commerce";
import {
  type StaffDispute,
  type StaffOrder,
  type StaffOrderLineDetails,
  type StaffOrderPrint,
  type StaffRefund,
  type StaffShipment,
} from "@photomap/server";
import { builder } from "../builder.ts";
import { BusinessIdEnum } from "../business-id.ts";
import { RenderStatusEnum } from "../printing/print.ts";
import { CustomAttributeType } from "../shop/checkout-line.ts";
import { MoneyType, presentUsd } from "../shop/money.ts";
import {
  OrderCancelReasonEnum,
  OrderFinancialStatusEnum,
  OrderFulfillmentStatusEnum,
} from "../shop/order.ts";
import { ProductImageType, presentImage } from "../shop/product-image.ts";
import { ArrivalWindowType } from "../shop/shipping-option.ts";
import { StaffActionType } from "./staff-action.ts";
import { StaffMapReviewType } from "./staff-map-review.ts";

const StaffOrderLineType = builder.objectRef<StaffOrderLineDetails>("StaffOrderLine").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    title: t.exposeString("title"),
    variantTitle: t.exposeString("variantTitle"),
    sku: t.exposeString("sku"),
    image: t.field({
      type: ProductImageType,
      nullable: true,
      resolve: ({ image }) => image && presentImage(image),
    }),
    attributes: t.expose("attributes", { type: [CustomAttributeType] }),
    projectId: t.exposeID("projectId", { nullable: true }),
    quantity: t.exposeInt("quantity"),
    unitPrice: t.field({
      type: MoneyType,
      resolve: ({ unitPriceMinor }) => presentUsd(unitPriceMinor),
    }),
    discount: t.field({
      type: MoneyType,
      description: "Of all units.",
      resolve: ({ discountMinor }) => presentUsd(discountMinor),
    }),
    total: t.field({
      type: MoneyType,
      resolve: ({ unitPriceMinor, quantity, discountMinor }) =>
        presentUsd(unitPriceMinor * quantity - discountMinor),
    }),
    requiresShipping: t.exposeBoolean("requiresShipping"),
    hasStock: t.exposeBoolean("hasStock", { description: "Returned units can be restocked." }),
    areStickersMade: t.exposeBoolean("areStickersMade", {
      nullable: true,
      description: "A finished sheet has these stickers; null for other goods.",
    }),
    fulfilledQuantity: t.exposeInt("shippedQuantity"),
    refundedQuantity: t.exposeInt("refundedQuantity"),
    tokensUsed: t.float({
      description: "Of all units, in steps of 0.5.",
      resolve: ({ halfTokensUsed }) => halfTokensUsed / 2,
    }),
    tokensBought: t.float({
      description: "What one unit brought for its price, as a pack.",
      resolve: ({ boughtHalfTokens }) => boughtHalfTokens / 2,
    }),
    tokensFree: t.float({
      description: "What came free with one unit.",
      resolve: ({ freeHalfTokens }) => freeHalfTokens / 2,
    }),
  }),
});

const LineUnits = builder
  .objectRef<{ readonly lineId: string; readonly quantity: number }>("StaffLineUnits")
  .implement({
    fields: (t) => ({ lineId: t.exposeID("lineId"), quantity: t.exposeInt("quantity") }),
  });

const StaffShipmentType = builder.objectRef<StaffShipment>("StaffFulfillment").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => new Date(createdAt) }),
    deliveredAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ deliveredAt }) => (deliveredAt === null ? null : new Date(deliveredAt)),
    }),
    lines: t.expose("lines", { type: [LineUnits] }),
    trackingCompany: t.exposeString("trackingCompany", { nullable: true }),
    trackingNumber: t.exposeString("trackingNumber", { nullable: true }),
    trackingUrl: t.exposeString("trackingUrl", { nullable: true }),
  }),
});

const StaffRefundType = builder.objectRef<StaffRefund>("StaffRefund").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => new Date(createdAt) }),
    amount: t.field({ type: MoneyType, resolve: ({ amountMinor }) => presentUsd(amountMinor) }),
    reason: t.exposeString("reason"),
    status: t.exposeString("status", { description: "PENDING, SUCCESS or FAILURE." }),
    restock: t.exposeBoolean("restock"),
    tokensReturned: t.float({
      description: "Had paid for the units, back in the balance.",
      resolve: ({ halfTokensReturned }) => halfTokensReturned / 2,
    }),
    tokensTaken: t.float({ resolve: ({ halfTokensTaken }) => halfTokensTaken / 2 }),
    tokensKept: t.float({
      description: "Spent or redeemed before: they could not be taken back.",
      resolve: ({ halfTokensKept }) => halfTokensKept / 2,
    }),
    tokensOwed: t.float({
      description: "Kept although their price was refunded: later returns settle them.",
      resolve: ({ halfTokensOwed }) => halfTokensOwed / 2,
    }),
    lines: t.expose("lines", { type: [LineUnits] }),
  }),
});

const StaffDisputeType = builder.objectRef<StaffDispute>("StaffDispute").implement({
  description: "The buyer contests the payment with the bank.",
  fields: (t) => ({
    id: t.exposeID("id"),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => new Date(createdAt) }),
    amount: t.field({ type: MoneyType, resolve: ({ amountMinor }) => presentUsd(amountMinor) }),
    reason: t.exposeString("reason", { description: "The provider's word." }),
    status: t.exposeString("status", { description: "OPEN, WON or LOST." }),
    tokensTaken: t.float({ resolve: ({ halfTokensTaken }) => halfTokensTaken / 2 }),
    tokensOwed: t.float({ resolve: ({ halfTokensOwed }) => halfTokensOwed / 2 }),
  }),
});

const StaffPrintType = builder.objectRef<StaffOrderPrint>("StaffPrint").implement({
  description: "The print file of a personalized map, as it was when the order was paid.",
  fields: (t) => ({
    id: t.exposeID("id"),
    lineItemId: t.exposeID("lineItemId"),
    fileName: t.exposeString("fileName", { nullable: true }),
    status: t.expose("status", { type: RenderStatusEnum }),
    progress: t.exposeFloat("progress", { description: "0 to 1." }),
    bytes: t.exposeFloat("bytes", { nullable: true }),
    url: t.exposeString("url", { nullable: true, description: "Downloads it, for staff." }),
    findings: t.exposeStringList("findings", { description: "Of the preflight." }),
    shownFindings: t.exposeStringList("shownFindings", {
      nullable: true,
      description: "What the buyer saw of them before placing the order; null for nothing.",
    }),
    widthInches: t.exposeFloat("widthInches", { nullable: true }),
    heightInches: t.exposeFloat("heightInches", { nullable: true }),
    dpi: t.exposeFloat("dpi", { nullable: true }),
    canRender: t.exposeBoolean("canRender", {
      description: "False without content to draw, and while it waits for the customer.",
    }),
    reviews: t.expose("reviews", {
      type: [StaffMapReviewType],
      description: "The questions to the customer about the map, oldest first.",
    }),
  }),
});

interface PresentedDiscount {
  readonly title: string;
  readonly code: string | null;
  readonly amountMinor: number;
}

const StaffOrderDiscountType = builder
  .objectRef<PresentedDiscount>("StaffOrderDiscount")
  .implement({
    fields: (t) => ({
      title: t.exposeString("title"),
      code: t.exposeString("code", { nullable: true }),
      amount: t.field({ type: MoneyType, resolve: ({ amountMinor }) => presentUsd(amountMinor) }),
    }),
  });

export const StaffOrderType = builder.objectRef<StaffOrder>("StaffOrder");

StaffOrderType.implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    number: t.exposeInt("number"),
    businessId: t.expose("brand", { type: BusinessIdEnum }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    paidAt: t.expose("paidAt", { type: "DateTime", nullable: true }),
    canceledAt: t.expose("canceledAt", { type: "DateTime", nullable: true }),
    cancelReason: t.expose("cancelReason", { type: OrderCancelReasonEnum, nullable: true }),
    state: t.exposeString("state", { description: "Of ORDER_STATES." }),
    financialStatus: t.field({
      type: OrderFinancialStatusEnum,
      resolve: ({ state, totalMinor, refundedMinor }) =>
        getFinancialStatus({ state, totalMinor, refundedMinor }),
    }),
    fulfillmentStatus: t.expose("fulfillmentStatus", { type: OrderFulfillmentStatusEnum }),
    reviewReason: t.exposeString("reviewReason", { nullable: true }),
    shipmentHold: t.exposeString("shipmentHold", {
      nullable: true,
      description: "Why nothing is shipped until staff clear it.",
    }),
    email: t.exposeString("email", { nullable: true }),
    name: t.exposeString("name", { nullable: true }),
    customerId: t.exposeID("customerId", {
      nullable: true,
      description: "The account with the address of the buyer.",
    }),
    note: t.exposeString("note"),
    shippingAddress: t.stringList({ resolve: (order) => [...formatAddresses(order).shipping] }),
    billingAddress: t.stringList({ resolve: (order) => [...formatAddresses(order).billing] }),
    shippingOption: t.string({
      nullable: true,
      resolve: ({ shippingOption: option }) => option?.title,
    }),
    arrival: t.field({
      type: ArrivalWindowType,
      nullable: true,
      description: "What the buyer was promised; null when nothing more arrives.",
      resolve: (order) => findOrderArrival(order, order.shipments),
    }),
    shipBy: t.string({
      nullable: true,
      description: "The last day to ship it in time, such as Dec 1.",
      resolve: (order) => {
        const day = findOrderShipByDay(order);
        return day && formatDay(day);
      },
    }),
    subtotal: t.field({ type: MoneyType, resolve: (order) => presentUsd(order.subtotalMinor) }),
    discount: t.field({ type: MoneyType, resolve: (order) => presentUsd(order.discountMinor) }),
    shipping: t.field({ type: MoneyType, resolve: (order) => presentUsd(order.shippingMinor) }),
    tax: t.field({ type: MoneyType, resolve: (order) => presentUsd(order.taxMinor) }),
    total: t.field({ type: MoneyType, resolve: (order) => presentUsd(order.totalMinor) }),
    paid: t.field({ type: MoneyType, resolve: (order) => presentUsd(order.paidMinor) }),
    refunded: t.field({
      type: MoneyType,
      description: "Refunds under way included.",
      resolve: (order) => presentUsd(order.refundedMinor),
    }),
    discounts: t.expose("discounts", { type: [StaffOrderDiscountType] }),
    sessionId: t.exposeString("sessionId", {
      nullable: true,
      description: "Of the payment provider.",
    }),
    stickerTokens: t.float({
      description: "What the order brought when it was paid.",
      resolve: ({ halfTokensGranted: halfTokens }) => halfTokens / 2,
    }),
    tokensTakeable: t.float({
      description: "What a refund can still take back.",
      resolve: ({ takeableHalfTokens }) => takeableHalfTokens / 2,
    }),
    tokensUsed: t.float({
      description: "What was paid in sticker tokens, before refunds.",
      resolve: ({ lines }) => lines.reduce((sum, line) => sum + line.halfTokensUsed, 0) / 2,
    }),
    lines: t.expose("lines", { type: [StaffOrderLineType] }),
    fulfillments: t.expose("shipments", { type: [StaffShipmentType] }),
    refunds: t.expose("refunds", { type: [StaffRefundType] }),
    disputes: t.expose("disputes", { type: [StaffDisputeType] }),
    prints: t.expose("prints", { type: [StaffPrintType] }),
    actions: t.expose("actions", { type: [StaffActionType] }),
  }),
});

builder.queryField("staffOrder", (t) =>
  t.field({
    type: StaffOrderType,
    nullable: true,
    description: "Null when it is missing, and for everyone who is not staff.",
    args: { number: t.arg.int({ required: true }) },
    resolve: (_root, { number }, { backend, viewer }) =>
      backend.staff.orders.find(viewer, { number }),
  }),
);
