import type { OrderedProduct, PickupOrder, RetailStore } from "@photomap/server";
import { PICKUP_STATES } from "@photomap/server";
import { builder } from "../builder.ts";
import { MoneyType, presentMoney } from "../shop/money.ts";

export const PickupStateEnum = builder.enumType("PickupOrderState", {
  values: PICKUP_STATES,
});

export const RetailStoreType = builder.objectRef<RetailStore>("RetailStore").implement({
  description: "A store of the chain, as it answered.",
  fields: (t) => ({
    storeNum: t.exposeID("storeNum"),
    promiseTime: t.exposeString("promiseTime", {
      description: "MM-DD-YYYY hh:mm AM in the time of the store; other texts are no time.",
    }),
    street: t.exposeString("street"),
    city: t.exposeString("city"),
    state: t.exposeString("state"),
    zip: t.exposeString("zip"),
    phone: t.exposeString("phone"),
    latitude: t.exposeFloat("latitude"),
    longitude: t.exposeFloat("longitude"),
    distance: t.exposeFloat("distance"),
    distanceUnit: t.exposeString("distanceUnit"),
    openTime: t.exposeString("openTime"),
    closeTime: t.exposeString("closeTime"),
    timeZone: t.exposeString("timeZone"),
    tax: t.exposeString("tax"),
  }),
});

const PickupProduct = builder.objectRef<OrderedProduct>("PickupProduct").implement({
  fields: (t) => ({
    productId: t.exposeID("productId"),
    productSize: t.exposeString("productSize"),
    productPrice: t.field({
      type: MoneyType,
      description: "Of one print, before tax.",
      resolve: ({ productPrice }) => presentMoney(productPrice),
    }),
    quantity: t.int({
      resolve: ({ images }) => images.reduce((sum, { quantity }) => sum + quantity, 0),
    }),
  }),
});

export const PickupOrderType = builder.objectRef<PickupOrder>("PickupOrder").implement({
  description: "Prints ordered at a store of the chain.",
  fields: (t) => ({
    id: t.exposeID("id"),
    state: t.expose("state", { type: PickupStateEnum }),
    walgreensOrderId: t.id({
      nullable: true,
      description: "Set when it is PLACED.",
      resolve: ({ chainOrderId }) => chainOrderId,
    }),
    message: t.string({
      nullable: true,
      description: "Why the chain refused it.",
      resolve: ({ state, answer }) => (state === "REFUSED" ? answer?.message : undefined),
    }),
    promiseTime: t.string({
      description: "Of a MOVED order the new one.",
      resolve: ({ store }) => store.promiseTime,
    }),
    store: t.expose("store", { type: RetailStoreType }),
    products: t.field({ type: [PickupProduct], resolve: ({ products }) => [...products] }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

builder.queryField("pickupOrder", (t) =>
  t.field({
    type: PickupOrderType,
    nullable: true,
    description: "An order of the viewer.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { backend, viewer }) => backend.pickups.find(viewer, id),
  }),
);

builder.queryField("pickupOrders", (t) =>
  t.field({
    type: [PickupOrderType],
    description: "The orders of the viewer from a project, newest first.",
    args: { fileId: t.arg.id({ required: true }) },
    resolve: (_root, { fileId }, { backend, viewer }) => backend.pickups.list(viewer, fileId),
  }),
);
