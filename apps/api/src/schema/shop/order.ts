import {
  CANCEL_REASONS,
  FINANCIAL_STATUSES,
  FULFILLMENT_STATUSES,
  findOrderArrival,
  formatAddresses,
  getFinancialStatus,
  TRANSACTION_KINDS,
  TRANSACTION_STATUSES,
  type TransactionKind,
  type TransactionStatus,
} from "@photomap/commerce";
import { type OrderDetails, sumTokensUsed } from "@photomap/server";
import { builder } from "../builder.ts";
import { OrderMapReviewType } from "./map-review.ts";
import { MoneyType, presentUsd } from "./money.ts";
import { OrderItemInterface } from "./order-item.ts";
import { OrderTokensType, presentTokens } from "./order-tokens.ts";
import { ArrivalWindowType } from "./shipping-option.ts";

export const OrderFinancialStatusEnum = builder.enumType("OrderFinancialStatus", {
  values: FINANCIAL_STATUSES,
});
export const OrderFulfillmentStatusEnum = builder.enumType("OrderFulfillmentStatus", {
  values: FULFILLMENT_STATUSES,
});
export const OrderCancelReasonEnum = builder.enumType("OrderCancelReason", {
  values: CANCEL_REASONS,
});
const TransactionKindEnum = builder.enumType("TransactionKind", { values: TRANSACTION_KINDS });
const TransactionStatusEnum = builder.enumType("TransactionStatus", {
  values: TRANSACTION_STATUSES,
});

interface OrderTransaction {
  readonly kind: TransactionKind;
  readonly status: TransactionStatus;
  readonly amountMinor: number;
  readonly createdAt: Date;
}

const OrderTransactionType = builder.objectRef<OrderTransaction>("OrderTransaction").implement({
  fields: (t) => ({
    kind: t.expose("kind", { type: TransactionKindEnum }),
    status: t.expose("status", { type: TransactionStatusEnum }),
    amount: t.field({ type: MoneyType, resolve: ({ amountMinor }) => presentUsd(amountMinor) }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

type Shipment = OrderDetails["shipments"][number];

const TrackingInfoType = builder.objectRef<Shipment>("TrackingInfo").implement({
  fields: (t) => ({
    company: t.exposeString("trackingCompany", { nullable: true }),
    number: t.exposeString("trackingNumber", { nullable: true }),
    url: t.exposeString("trackingUrl", { nullable: true }),
  }),
});

const ShipmentType = builder.objectRef<Shipment>("Fulfillment").implement({
  description: "A shipment.",
  fields: (t) => ({
    id: t.exposeID("id"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    deliveredAt: t.expose("deliveredAt", { type: "DateTime", nullable: true }),
    trackingInfo: t.field({
      type: [TrackingInfoType],
      description: "The tracking; empty without it.",
      resolve: (shipment) => (hasTracking(shipment) ? [shipment] : []),
    }),
  }),
});

function hasTracking({ trackingCompany, trackingNumber, trackingUrl }: Shipment): boolean {
  return trackingCompany !== null || trackingNumber !== null || trackingUrl !== null;
}

const RefundType = builder.objectRef<OrderDetails["refunds"][number]>("Refund").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    totalRefunded: t.field({
      type: MoneyType,
      resolve: ({ amountMinor: amount }) => presentUsd(amount),
    }),
    tokensReturned: t.float({
      description: "The tokens that had paid for stickers and are back in the balance.",
      resolve: ({ halfTokensReturned: halfTokens }) => halfTokens / 2,
    }),
  }),
});

/** Lists the payment, which is one sale; refunds are listed separately. */
function listTransactions({ paidAt: createdAt, paidMinor: amountMinor }: OrderDetails) {
  const isPaid = createdAt !== null && amountMinor > 0;
  return isPaid ? [{ kind: "SALE", status: "SUCCESS", amountMinor, createdAt } as const] : [];
}

export const OrderType = builder.objectRef<OrderDetails>("Order").implement({
  description: "An order, for the account with the verified email address that it was placed with.",
  fields: (t) => ({
    id: t.exposeID("id"),
    number: t.exposeInt("number"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    cancelledAt: t.expose("canceledAt", { type: "DateTime", nullable: true }),
    cancelReason: t.expose("cancelReason", { type: OrderCancelReasonEnum, nullable: true }),
    isReturned: t.boolean({
      description:
        "Whether the payment came too late or was wrong; it is refunded, and nothing is shipped.",
      // A sale can need a review as well: after a refund that failed.
      resolve: ({ state, reviewReason: reason }) => state !== "PAID" && reason !== null,
    }),
    email: t.exposeString("email", { nullable: true, description: "The buyer's address." }),
    recipient: t.exposeString("name", { nullable: true }),
    note: t.string({ nullable: true, resolve: ({ note }) => (note === "" ? null : note) }),
    subtotal: t.field({
      type: MoneyType,
      description: "The sum of the items before discounts.",
      resolve: ({ subtotalMinor: amount }) => presentUsd(amount),
    }),
    totalDiscount: t.field({
      type: MoneyType,
      description: "The discount on the items.",
      resolve: ({ discountMinor: amount }) => presentUsd(amount),
    }),
    totalShipping: t.field({
      type: MoneyType,
      resolve: ({ shippingMinor: amount }) => presentUsd(amount),
    }),
    totalTax: t.field({
      type: MoneyType,
      resolve: ({ taxMinor: amount }) => presentUsd(amount),
    }),
    total: t.field({
      type: MoneyType,
      description: "The total before refunds.",
      resolve: ({ totalMinor: amount }) => presentUsd(amount),
    }),
    tokensUsed: t.float({
      description: "The price paid in sticker tokens, before refunds; in steps of 0.5.",
      resolve: ({ items }) => sumTokensUsed(items) / 2,
    }),
    billingAddressMatchesShippingAddress: t.boolean({
      resolve: (order) => formatAddresses(order).isSame,
    }),
    billingAddressFormatted: t.stringList({
      resolve: (order) => [...formatAddresses(order).billing],
    }),
    shippingAddressFormatted: t.stringList({
      description: "The lines of the address; empty when nothing is shipped.",
      resolve: (order) => [...formatAddresses(order).shipping],
    }),
    financialStatus: t.field({
      type: OrderFinancialStatusEnum,
      resolve: ({ state, paidMinor: totalMinor, refundedMinor }) =>
        getFinancialStatus({ state, totalMinor, refundedMinor }),
    }),
    fulfillmentStatus: t.expose("fulfillmentStatus", { type: OrderFulfillmentStatusEnum }),
    transactions: t.field({ type: [OrderTransactionType], resolve: listTransactions }),
    fulfillments: t.field({
      type: [ShipmentType],
      resolve: ({ shipments }) => [...shipments],
    }),
    arrival: t.field({
      type: ArrivalWindowType,
      nullable: true,
      description: "When it should arrive; null when nothing more arrives.",
      resolve: (order) => findOrderArrival(order, order.shipments),
    }),
    items: t.field({ type: [OrderItemInterface], resolve: ({ items }) => [...items] }),
    mapReviews: t.field({
      type: [OrderMapReviewType],
      description: "Maps that we asked the buyer to look at, oldest first.",
      resolve: ({ id }, _args, { backend }) => backend.customerMapReviews.list(id),
    }),
    stickerTokens: t.field({
      type: OrderTokensType,
      nullable: true,
      resolve: (order, _args, { viewer }) =>
        presentTokens(
          {
            grant: order.tokenGrant,
            halfTokens: order.halfTokensGranted,
            ownerId: order.ownerId,
            email: order.email,
          },
          viewer,
        ),
    }),
    refunds: t.field({ type: [RefundType], resolve: ({ refunds }) => [...refunds] }),
  }),
});
