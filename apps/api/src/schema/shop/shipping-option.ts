import type { ShippingOption } from "@photomap/commerce";
import { builder } from "../builder.ts";
import { getCartTarget } from "./checkout-target.ts";
import { MoneyType, presentMoney } from "./money.ts";

export const ShippingOptionType = builder.objectRef<ShippingOption>("ShippingOption").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    title: t.exposeString("title"),
    price: t.field({ type: MoneyType, resolve: ({ price }) => presentMoney(price) }),
    maxTransitDays: t.exposeInt("maxTransitDays"),
  }),
});

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
      return [...(await context.backend.carts.listShippingOptions(zip, target))];
    },
  }),
);
