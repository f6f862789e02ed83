import type { BuyerAddress } from "@photomap/server";
import { builder } from "../builder.ts";

export const ShippingAddressType = builder.objectRef<BuyerAddress>("ShippingAddress").implement({
  fields: (t) => ({
    name: t.exposeString("name", { description: "The recipient." }),
    line1: t.exposeString("line1"),
    line2: t.string({ nullable: true, resolve: ({ line2 }) => line2 }),
    city: t.exposeString("city"),
    state: t.exposeString("state", { description: "The state, two letters." }),
    zip: t.exposeString("zip"),
  }),
});
