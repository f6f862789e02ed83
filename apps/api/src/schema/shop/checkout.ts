import { CHECKOUT_ERRORS, type CheckoutErrorCode, usd, ZERO } from "@photomap/commerce";
import type { Checkout, CheckoutAnswer, CheckoutProblem } from "@photomap/server";
import { builder } from "../builder.ts";
import { CheckoutLineItemType } from "./checkout-line.ts";
import { getTarget } from "./checkout-target.ts";
import { DiscountApplicationType, presentDiscounts } from "./discount.ts";
import { MoneyType, presentMoney } from "./money.ts";
import { OrderTokensType, presentTokens } from "./order-tokens.ts";
import { ShippingOptionType } from "./shipping-option.ts";

const MAX_LISTED = 100;

/** Of a list in an answer. */
function limit(first: number): number {
  return Math.max(0, Math.min(first, MAX_LISTED));
}

function getTotal({ order, prices }: Checkout) {
  return presentMoney(order === null ? prices.total : usd(order.totalMinor));
}

export const CheckoutType = builder.objectRef<Checkout>("Checkout").implement({
  description:
    "A cart. Whoever has its id may read and change it, until an account takes it over by a log-in.",
  fields: (t) => ({
    id: t.id({ resolve: ({ cart }) => cart.id }),
    completedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When its order was paid; it cannot be changed any more.",
      resolve: ({ cart }) => cart.completedAt,
    }),
    webUrl: t.string({
      description: "Our checkout page.",
      resolve: (checkout, _args, { backend }) => backend.carts.getWebUrl(checkout),
    }),
    email: t.string({ nullable: true, resolve: ({ cart }) => cart.email }),
    note: t.string({ resolve: ({ cart }) => cart.note }),
    zip: t.string({ nullable: true, resolve: ({ cart }) => cart.zip }),
    requiresShipping: t.boolean({ resolve: ({ prices }) => prices.requiresShipping }),
    lineItems: t.field({
      type: [CheckoutLineItemType],
      description: "At most 100.",
      args: { first: t.arg.int({ required: true, defaultValue: MAX_LISTED }) },
      resolve: (checkout, { first }) =>
        checkout.lines.slice(0, limit(first)).map((line) => ({ checkout, line })),
    }),
    discountApplications: t.field({
      type: [DiscountApplicationType],
      description: "At most 100.",
      args: { first: t.arg.int({ required: true, defaultValue: MAX_LISTED }) },
      resolve: (checkout, { first }) => presentDiscounts(checkout).slice(0, limit(first)),
    }),
    lineItemsSubtotalPrice: t.field({
      type: MoneyType,
      description: "Of the lines before discounts.",
      resolve: ({ prices }) => presentMoney(prices.subtotal),
    }),
    subtotalPriceV2: t.field({
      type: MoneyType,
      description: "Of the lines after discounts.",
      resolve: ({ prices: { subtotal, lineDiscount } }) =>
        presentMoney(usd(subtotal.amountMinor - (lineDiscount?.amount.amountMinor ?? 0))),
    }),
    totalTax: t.field({
      type: MoneyType,
      description: "0.00 until it is computed with the payment.",
      resolve: ({ order }) => presentMoney(order === null ? ZERO : usd(order.taxMinor)),
    }),
    totalPrice: t.field({ type: MoneyType, resolve: getTotal }),
    totalPriceV2: t.field({
      type: MoneyType,
      description: "Lines after discounts, the chosen shipping and the tax.",
      resolve: getTotal,
    }),
    shippingOptions: t.field({
      type: [ShippingOptionType],
      description:
        "Empty when nothing is shipped, and until there is a ZIP code that orders are shipped to.",
      resolve: ({ prices }) => [...prices.shippingOptions],
    }),
    shippingOption: t.field({
      type: ShippingOptionType,
      nullable: true,
      description: "The chosen one.",
      resolve: ({ prices }) => prices.shippingOption,
    }),
    shippingPrice: t.field({
      type: MoneyType,
      nullable: true,
      description: "Null until it is known.",
      resolve: ({ prices }) =>
        prices.shipping === undefined ? null : presentMoney(prices.shipping),
    }),
    discountCode: t.string({ nullable: true, resolve: ({ cart }) => cart.discountCode }),
    totalQuantity: t.int({ resolve: ({ prices }) => prices.totalQuantity }),
    version: t.int({
      description: "Raised by every change.",
      resolve: ({ cart }) => cart.version,
    }),
    orderNumber: t.int({
      nullable: true,
      description: "Of the order; null until the checkout is completed.",
      resolve: ({ order }) => order?.number,
    }),
    stickerTokens: t.field({
      type: OrderTokensType,
      nullable: true,
      description: "Of the order; null until the checkout is completed, and without tokens.",
      resolve: ({ order }, _args, { viewer }) =>
        order &&
        presentTokens(
          { ...order, grant: order.tokenGrant, halfTokens: order.halfTokensGranted },
          viewer,
        ),
    }),
  }),
});

function isErrorCode(key: string): key is CheckoutErrorCode {
  return Object.hasOwn(CHECKOUT_ERRORS, key);
}

const CheckoutErrorCodeEnum = builder.enumType("CheckoutErrorCode", {
  values: Object.keys(CHECKOUT_ERRORS).filter(isErrorCode),
});

export function presentMessage({ code, message }: CheckoutProblem): string {
  return message ?? CHECKOUT_ERRORS[code].message;
}

export const CheckoutUserErrorType = builder
  .objectRef<CheckoutProblem>("CheckoutUserError")
  .implement({
    description: "Why a request was not carried out.",
    fields: (t) => ({
      code: t.expose("code", { type: CheckoutErrorCodeEnum }),
      message: t.string({
        description: "To be shown.",
        resolve: presentMessage,
      }),
      field: t.stringList({
        nullable: true,
        description: "Path of the argument.",
        resolve: ({ field }) => (field === undefined ? null : [...field]),
      }),
      lineItemId: t.id({ nullable: true, resolve: ({ lineId }) => lineId }),
    }),
  });

export const CheckoutPayloadType = builder.objectRef<CheckoutAnswer>("CheckoutPayload").implement({
  fields: (t) => ({
    checkout: t.field({
      type: CheckoutType,
      nullable: true,
      description: "As it is stored now; null for a missing one.",
      resolve: ({ checkout }) => checkout,
    }),
    checkoutUserErrors: t.field({
      type: [CheckoutUserErrorType],
      description: "Empty when the request was carried out.",
      resolve: ({ problems }) => [...problems],
    }),
  }),
});

builder.queryField("checkout", (t) =>
  t.field({
    type: CheckoutType,
    nullable: true,
    description: "By its secret id; of a merged one the checkout of the account, for the account.",
    args: { checkoutId: t.arg.id({ required: true }) },
    resolve: (_root, { checkoutId }, context) =>
      context.backend.carts.find(getTarget(context, checkoutId)),
  }),
);

builder.queryField("accountCheckout", (t) =>
  t.field({
    type: CheckoutType,
    nullable: true,
    description: "The open checkout of the account; null without one.",
    resolve: (_root, _args, { backend, viewer, businessId }) =>
      viewer.kind === "account" ? backend.carts.findOfAccount(viewer, businessId) : null,
  }),
);
