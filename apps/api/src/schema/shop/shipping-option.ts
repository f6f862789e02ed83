import type { ShippingOption, ShippingRates } from "@photomap/commerce";
import { builder } from "../builder.ts";
import { getCartTarget } from "./checkout-target.ts";
import { MoneyType, presentMoney, presentUsd } from "./money.ts";

export const ShippingOptionType = builder.objectRef<ShippingOption>("ShippingOption").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    title: t.exposeString("title"),
    price: t.field({ type: MoneyType, resolve: ({ price }) => presentMoney(price) }),
    maxTransitDays: t.exposeInt("maxTransitDays"),
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
