import { builder } from "../builder.ts";
import { CheckoutPayloadType } from "./checkout.ts";
import { getCartTarget } from "./checkout-target.ts";

const CheckoutAttributesInput = builder.inputType("CheckoutAttributesInput", {
  description: "Omitted values stay; null and blank text remove them.",
  fields: (t) => ({
    note: t.string({ description: "The note, at most 5,000 characters." }),
    email: t.string(),
    zip: t.string({ description: "A US ZIP code." }),
    shippingOptionId: t.id({ description: "One of `shippingOptions`." }),
  }),
});

for (const name of ["storefrontCheckoutAttributesUpdateV2", "UpdateCheckoutAttributes"]) {
  builder.mutationField(name, (t) =>
    t.field({
      type: CheckoutPayloadType,
      args: {
        checkoutId: t.arg.id({ required: true }),
        input: t.arg({ type: CheckoutAttributesInput, required: true }),
      },
      resolve: (_root, { checkoutId, input }, context) =>
        context.backend.carts.changeDetails(getCartTarget(context, checkoutId), input),
    }),
  );
}

builder.mutationField("storefrontCheckoutDiscountCodeApply", (t) =>
  t.field({
    type: CheckoutPayloadType,
    description: "Replaces an earlier code. A code that takes nothing off is refused.",
    args: {
      checkoutId: t.arg.id({ required: true }),
      discountCode: t.arg.string({ required: true }),
    },
    resolve: (_root, { checkoutId, discountCode }, context) => {
      const target = getCartTarget(context, checkoutId);
      return context.backend.carts.applyCode(context.caller, target, discountCode);
    },
  }),
);

builder.mutationField("storefrontCheckoutDiscountCodeRemove", (t) =>
  t.field({
    type: CheckoutPayloadType,
    args: { checkoutId: t.arg.id({ required: true }) },
    resolve: (_root, { checkoutId }, context) =>
      context.backend.carts.removeCode(getCartTarget(context, checkoutId)),
  }),
);

builder.mutationField("payCheckoutStickers", (t) =>
  t.field({
    type: CheckoutPayloadType,
    description:
      "Pays the viewer's stickers with tokens, as far as those available cover them, or all with money. Idempotent.",
    args: {
      checkoutId: t.arg.id({ required: true }),
      withTokens: t.arg.boolean({
        required: true,
        description: "Whether tokens pay first; false pays everything with money.",
      }),
    },
    resolve: (_root, { checkoutId, withTokens }, context) =>
      context.backend.carts.payStickers(getCartTarget(context, checkoutId), { withTokens }),
  }),
);

builder.mutationField("mergeCheckout", (t) =>
  t.field({
    type: CheckoutPayloadType,
    description: "Moves the lines of a guest's checkout into the account's checkout. Idempotent.",
    args: { checkoutId: t.arg.id({ required: true }) },
    resolve: (_root, { checkoutId }, { backend, viewer, brand }) =>
      backend.cartMerges.merge(viewer, { checkoutId, brand }),
  }),
);
