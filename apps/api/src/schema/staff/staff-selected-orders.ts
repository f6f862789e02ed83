import type { SelectedOrder, SelectedPrint, UnshippedLine } from "@photomap/server";
import { builder } from "../builder.ts";
import { RenderStatusEnum } from "../printing/print.ts";
import { ShippingObstacleEnum } from "./staff-orders.ts";

/** The largest page of the list of orders. */
const MAX_ORDERS = 100;

const UnshippedLineType = builder.objectRef<UnshippedLine>("StaffUnshippedLine").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    title: t.exposeString("title"),
    variantTitle: t.exposeString("variantTitle"),
    quantity: t.exposeInt("quantity", { description: "The units left to ship." }),
    areStickersMade: t.exposeBoolean("areStickersMade", {
      nullable: true,
      description: "A finished sheet has these stickers; null for other goods.",
    }),
  }),
});

const SelectedPrintType = builder.objectRef<SelectedPrint>("StaffSelectedPrint").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    status: t.expose("status", { type: RenderStatusEnum }),
    isReady: t.exposeBoolean("isReady", { description: "Staff can download the file." }),
    isWaitingForCustomer: t.exposeBoolean("isWaitingForCustomer", {
      description: "The customer was asked to look at the map.",
    }),
  }),
});

const SelectedOrderType = builder.objectRef<SelectedOrder>("StaffSelectedOrder").implement({
  description: "What is left to do for an order.",
  fields: (t) => ({
    id: t.exposeID("id"),
    number: t.exposeInt("number"),
    name: t.exposeString("name", { nullable: true }),
    shippingObstacle: t.expose("shippingObstacle", {
      type: ShippingObstacleEnum,
      nullable: true,
      description: "Why it isn't shipped for now.",
    }),
    lines: t.expose("lines", {
      type: [UnshippedLineType],
      description: "With units left to ship; none unless the order is paid.",
    }),
    prints: t.expose("prints", { type: [SelectedPrintType] }),
  }),
});

builder.queryField("staffSelectedOrders", (t) =>
  t.field({
    type: [SelectedOrderType],
    nullable: true,
    description:
      "The orders with these numbers, of the first 100; null for everyone who is not staff.",
    args: { numbers: t.arg.intList({ required: true }) },
    resolve: (_root, { numbers }, { backend, viewer }) =>
      backend.staff.selectedOrders.list(viewer, numbers.slice(0, MAX_ORDERS)),
  }),
);
