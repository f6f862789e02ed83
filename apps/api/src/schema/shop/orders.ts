import { builder } from "../builder.ts";
import { OrderType } from "./order.ts";

builder.queryField("getOrder", (t) =>
  t.field({
    type: OrderType,
    nullable: true,
    description:
      "An order; null when it doesn't exist, is not paid, or was placed with another email address.",
    args: { number: t.arg.int({ required: true }) },
    resolve: (_root, { number }, { backend, viewer, brand }) =>
      backend.orderHistory.find(viewer, brand, number),
  }),
);

builder.queryField("orderByKey", (t) =>
  t.field({
    type: OrderType,
    nullable: true,
    description:
      "The paid order of the link in an email, without an account; null when the key is of another order, forged or older than half a year.",
    args: {
      number: t.arg.int({ required: true }),
      key: t.arg.string({ required: true, description: "The key from the link." }),
    },
    resolve: (_root, { number, key }, { backend, brand }) =>
      backend.orderHistory.findByKey(key, { brand, number }),
  }),
);

builder.queryField("getOrdersForUser", (t) =>
  t.field({
    type: [OrderType],
    description:
      "The orders of the account's verified email address, newest first; at most 200. Empty for guests.",
    resolve: (_root, _args, { backend, viewer, brand }) => backend.orderHistory.list(viewer, brand),
  }),
);

builder.queryField("checkoutOrder", (t) =>
  t.field({
    type: OrderType,
    nullable: true,
    description: "The order of the viewer's completed checkout.",
    args: { checkoutId: t.arg.id({ required: true }) },
    resolve: (_root, { checkoutId }, { backend, viewer, brand }) =>
      backend.orderHistory.findOfCheckout(viewer, { checkoutId, brand }),
  }),
);
