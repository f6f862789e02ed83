import {
  type ArrivalWindow,
  computeArrival,
  formatArrival,
  type ShippingOption,
  type ShippingRates,
} from "@photomap/commerce";
import { builder } from "../builder.ts";
import { getCartTarget } from "./checkout-target.ts";
import { MoneyType, presentMoney, presentUsd } from "./money.ts";

export const ArrivalWindowType = builder.objectRef<ArrivalWindow>("ArrivalWindow").implement({
  description: "The first and the last day on which a package should arrive.",
  fields: (t) => ({
    earliest: t.exposeString("earliest", { description: "A day such as 2026-12-01." }),
    latest: t.exposeString("latest", { description: "A day such as 2026-12-04." }),
    text: t.string({ description: "Both for people, such as Dec 1 to 4.", resolve: formatArrival }),
  }),
});

export const ShippingOptionType = builder.objectRef<ShippingOption>("ShippingOption").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    title: t.exposeString("title"),
    price: t.field({ type: MoneyType, resolve: ({ price }) => presentMoney(price) }),
    maxTransitDays: t.exposeInt("maxTransitDays"),
    arrival: t.field({
      type: ArrivalWindowType,
      description: "When an order that is paid now arrives.",
      resolve: (option) => computeArrival(option, new Date()),
    }),
  }),
});

export const FreeShippingType = builder.objectRef<ShippingRates>("FreeShipping").implement({
  description: "When standard shipping is free.",
  fields: (t) => ({
    from: t.field({
      type: MoneyType,
      description: "The total of the lines after discounts.",
      resolve: ({ freeFromMinor }) => presentUsd(freeFromMinor),
    }),
    fromStickers: t.exposeInt("freeFromStickers", {
      description: "The number of stickers, when nothing else is shipped.",
    }),
    stickerPrice: t.field({
      type: MoneyType,
      description: "The price of shipping fewer stickers.",
      resolve: ({ stickerMinor }) => presentUsd(stickerMinor),
    }),
  }),
});

builder.queryField("freeShipping", (t) =>
  t.field({
    type: FreeShippingType,
    resolve: (_root, _args, { backend, brand }) => backend.carts.findShippingRates(brand),
  }),
);

builder.queryField("getShippingOptions", (t) =>
  t.field({
    type: [ShippingOptionType],
    description: "The ways to ship; empty for a ZIP code that we don't ship to.",
    args: {
      zip: t.arg.string({ required: true }),
      checkoutId: t.arg.id({
        description: "The checkout whose prices to use; a small order by default.",
      }),
    },
    resolve: async (_root, { zip, checkoutId }, context) => {
      const target = checkoutId ? getCartTarget(context, checkoutId) : undefined;
      const { backend, brand } = context;
      return [...(await backend.carts.listShippingOptions(zip, brand, target))];
    },
  }),
);
