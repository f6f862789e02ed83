import {
  findOrderShipByDay,
  findShippingObstacle,
  formatDay,
  getFinancialStatus,
  SHIPPING_OBSTACLES,
} from "@photomap/commerce";
import { ORDER_SORTS, type OrderNeighbors, type OrderSearchRow } from "@photomap/server";
import { builder } from "../builder.ts";
import { BusinessIdEnum } from "../business-id.ts";
import { MoneyType, presentUsd } from "../shop/money.ts";
import { OrderFinancialStatusEnum, OrderFulfillmentStatusEnum } from "../shop/order.ts";

export const ShippingObstacleEnum = builder.enumType("ShippingObstacle", {
  values: SHIPPING_OBSTACLES,
});

export const StaffOrderSortEnum = builder.enumType("StaffOrderSort", { values: ORDER_SORTS });

export const StaffOrderSummaryType = builder
  .objectRef<OrderSearchRow>("StaffOrderSummary")
  .implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      number: t.exposeInt("number"),
      createdAt: t.expose("createdAt", { type: "DateTime" }),
      canceledAt: t.expose("canceledAt", { type: "DateTime", nullable: true }),
      name: t.exposeString("name", { nullable: true }),
      email: t.exposeString("email", { nullable: true }),
      total: t.field({ type: MoneyType, resolve: ({ totalMinor }) => presentUsd(totalMinor) }),
      state: t.exposeString("state", { description: "Of ORDER_STATES." }),
      financialStatus: t.field({
        type: OrderFinancialStatusEnum,
        resolve: ({ state, totalMinor, refundedMinor }) =>
          getFinancialStatus({ state, totalMinor, refundedMinor }),
      }),
      fulfillmentStatus: t.expose("fulfillmentStatus", { type: OrderFulfillmentStatusEnum }),
      businessId: t.expose("brand", { type: BusinessIdEnum }),
      itemCount: t.exposeInt("itemCount"),
      hasPrints: t.exposeBoolean("hasPrints", { description: "Has personalized maps." }),
      reviewReason: t.exposeString("reviewReason", { nullable: true }),
      shipBy: t.string({
        nullable: true,
        description: "The last day to ship it in time, such as Dec 1.",
        resolve: (order) => {
          const day = order.canceledAt === null ? findOrderShipByDay(order) : null;
          return day && formatDay(day);
        },
      }),
      shippingObstacle: t.field({
        type: ShippingObstacleEnum,
        nullable: true,
        description: "Why it isn't shipped for now.",
        resolve: findShippingObstacle,
      }),
    }),
  });

const StaffOrderConnection = builder
  .objectRef<{
    readonly orders: readonly OrderSearchRow[];
    readonly nextCursor: string | null;
    readonly total: number;
  }>("StaffOrderConnection")
  .implement({
    fields: (t) => ({
      orders: t.expose("orders", { type: [StaffOrderSummaryType] }),
      nextCursor: t.exposeString("nextCursor", { nullable: true }),
      total: t.exposeInt("total", { description: "Counted up to 1,000." }),
    }),
  });

export const StaffOrdersInput = builder.inputType("StaffOrdersInput", {
  fields: (t) => ({
    search: t.string({
      description: "Words of number, name, e-mail and address; #1042 is one number.",
    }),
    state: t.stringList(),
    fulfillmentStatus: t.stringList(),
    businessId: t.field({ type: BusinessIdEnum }),
    hasPrints: t.boolean(),
    sort: t.field({
      type: StaffOrderSortEnum,
      description: "Newest first by default. WAITING_LONGEST is by the day to ship or of payment.",
    }),
    after: t.string({ description: "`nextCursor` of the page before." }),
    first: t.int({ defaultValue: 50, description: "At most 100." }),
  }),
});

builder.queryField("staffOrders", (t) =>
  t.field({
    type: StaffOrderConnection,
    nullable: true,
    description: "Orders of both brands; null for everyone who is not staff.",
    args: { input: t.arg({ type: StaffOrdersInput, required: true }) },
    resolve: (_root, { input }, { backend, viewer }) => {
      const { businessId, ...search } = input;
      return backend.staff.orderSearch.search(viewer, { ...search, brand: businessId });
    },
  }),
);

const OrderNeighborsType = builder.objectRef<OrderNeighbors>("StaffOrderNeighbors").implement({
  description: "The numbers of the orders beside an order in a list; null at its ends.",
  fields: (t) => ({
    previous: t.exposeInt("previous", { nullable: true }),
    next: t.exposeInt("next", { nullable: true }),
  }),
});

builder.queryField("staffOrderNeighbors", (t) =>
  t.field({
    type: OrderNeighborsType,
    nullable: true,
    description:
      "What is before and after an order in this list; null for everyone who is not staff.",
    args: {
      number: t.arg.int({ required: true }),
      input: t.arg({ type: StaffOrdersInput, required: true }),
    },
    resolve: (_root, { number, input }, { backend, viewer }) => {
      const { businessId, ...search } = input;
      const filter = { ...search, brand: businessId };
      return backend.staff.orderSearch.findNeighbors(viewer, number, filter);
    },
  }),
);
