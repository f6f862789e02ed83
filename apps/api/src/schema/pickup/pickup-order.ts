import type { OrderedProduct, PickupOrder, RetailStore } from "@photomap/server";
import { PICKUP_STATES } from "@photomap/server";
import { builder } from "../builder.ts";
import { MoneyType, presentMoney } from "../shop/money.ts";

export const PickupStateEnum = builder.enumType("PickupOrderState", {
  values: PICKUP_STATES,
});

export const RetailStoreType = builder.objectRef<RetailStore>("RetailStore").implement({
  description: "A store of the chain, with the facts that the chain sent.",
  fields: (t) => ({
    storeNum: t.exposeID("storeNum"),
    promiseTime: t.exposeString("promiseTime", {
      description:
        "When prints are ready, as MM-DD-YYYY hh:mm AM in the store's time; other texts are no time.",
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
      description: "The price of one print, before tax.",
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
      description: "The chain's number, set when the order is PLACED.",
      resolve: ({ chainOrderId }) => chainOrderId,
    }),
    message: t.string({
      nullable: true,
      description: "Why the chain refused it.",
      resolve: ({ state, answer }) => (state === "REFUSED" ? answer?.message : undefined),
    }),
    promiseTime: t.string({
      description: "When the prints are ready; for a MOVED order, the new time.",
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
    description: "A pickup order of the viewer.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { backend, viewer }) => backend.pickups.find(viewer, id),
  }),
);

builder.queryField("pickupOrders", (t) =>
  t.field({
    type: [PickupOrderType],
    description: "The viewer's pickup orders from a project, newest first.",
    args: { fileId: t.arg.id({ required: true }) },
    resolve: (_root, { fileId: projectId }, { backend, viewer }) =>
      backend.pickups.list(viewer, projectId),
  }),
);
