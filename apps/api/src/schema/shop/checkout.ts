import {
  type ArrivalWindow,
  CHECKOUT_ERROR_REACTIONS,
  type CheckoutErrorCode,
  computeArrival,
  findOrderArrival,
  findUsualDeliveryDays,
  usd,
  ZERO_USD,
} from "@photomap/commerce";
import type { Checkout, CheckoutProblem, CheckoutRequestResult } from "@photomap/server";
import { builder } from "../builder.ts";
import { CheckoutLineItemType } from "./checkout-line.ts";
import { getCartTarget } from "./checkout-target.ts";
import { DiscountApplicationType, presentDiscounts } from "./discount.ts";
import { MapCheckType } from "./map-check.ts";
import { MoneyType, presentMoney } from "./money.ts";
import { OrderTokensType, presentTokens } from "./order-tokens.ts";
import { ShippingAddressType } from "./shipping-address.ts";
import { ArrivalWindowType, FreeShippingType, ShippingOptionType } from "./shipping-option.ts";

const MAX_LISTED = 100;

/** Limits the length of a list in an answer. */
function limit(first: number): number {
  return Math.max(0, Math.min(first, MAX_LISTED));
}

function getTotal({ order, prices }: Checkout) {
  return presentMoney(order === null ? prices.total : usd(order.totalMinor));
}

function findArrival({ order, prices, shippingRates: rates }: Checkout): ArrivalWindow | null {
  if (order !== null) return findOrderArrival(order, []);
  const { requiresShipping, isPersonalized, shippingOption } = prices;
  if (!requiresShipping) return null;
  const days = shippingOption ?? findUsualDeliveryDays({ rates, isPersonalized });
  return computeArrival(days, new Date());
}

export const CheckoutType = builder.objectRef<Checkout>("Checkout");

CheckoutType.implement({
  description:
    "A cart. Only its owner can read and change it: the account, or the guest of the browser.",
  fields: (t) => ({
    id: t.id({ resolve: ({ cart }) => cart.id }),
    completedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When its order was paid; the checkout can't change anymore.",
      resolve: ({ cart }) => cart.completedAt,
    }),
    webUrl: t.string({
      description: "The address of our checkout page.",
      resolve: (checkout, _args, { backend }) => backend.carts.getWebUrl(checkout),
    }),
    email: t.string({ nullable: true, resolve: ({ cart }) => cart.email }),
    note: t.string({ resolve: ({ cart }) => cart.note }),
    zip: t.string({ nullable: true, resolve: ({ cart }) => cart.zip }),
    requiresShipping: t.boolean({ resolve: ({ prices }) => prices.requiresShipping }),
    lineItems: t.field({
      type: [CheckoutLineItemType],
      description: "The lines, at most 100.",
      args: { first: t.arg.int({ required: true, defaultValue: MAX_LISTED }) },
      resolve: (checkout, { first }) =>
        checkout.lines.slice(0, limit(first)).map((line) => ({ checkout, line })),
    }),
    mapChecks: t.field({
      type: [MapCheckType],
      description: "The lines whose maps have something to look at before they are printed.",
      resolve: (checkout, _args, { backend, viewer }) => backend.mapChecks.list(viewer, checkout),
    }),
    discountApplications: t.field({
      type: [DiscountApplicationType],
      description: "The discounts, at most 100.",
      args: { first: t.arg.int({ required: true, defaultValue: MAX_LISTED }) },
      resolve: (checkout, { first }) => presentDiscounts(checkout).slice(0, limit(first)),
    }),
    lineItemsSubtotalPrice: t.field({
      type: MoneyType,
      description: "The sum of the lines before discounts.",
      resolve: ({ prices }) => presentMoney(prices.subtotal),
    }),
    subtotalPriceV2: t.field({
      type: MoneyType,
      description: "The sum of the lines after discounts.",
      resolve: ({ prices: { subtotal, lineDiscount } }) =>
        presentMoney(usd(subtotal.amountMinor - (lineDiscount?.amount.amountMinor ?? 0))),
    }),
    totalTax: t.field({
      type: MoneyType,
      description: "The tax; 0.00 until it is computed with the payment.",
      resolve: ({ order }) => presentMoney(order === null ? ZERO_USD : usd(order.taxMinor)),
    }),
    totalPrice: t.field({ type: MoneyType, resolve: getTotal }),
    totalPriceV2: t.field({
      type: MoneyType,
      description: "The lines after discounts, the chosen shipping and the tax.",
      resolve: getTotal,
    }),
    shippingOptions: t.field({
      type: [ShippingOptionType],
      description:
        "The ways to ship; empty when nothing is shipped, and until there is a ZIP code that we ship to.",
      resolve: ({ prices }) => [...prices.shippingOptions],
    }),
    shippingOption: t.field({
      type: ShippingOptionType,
      nullable: true,
      description: "The chosen way to ship.",
      resolve: ({ prices }) => prices.shippingOption,
    }),
    shippingPrice: t.field({
      type: MoneyType,
      nullable: true,
      description: "The price of the chosen shipping; null until it is known.",
      resolve: ({ prices }) =>
        prices.shipping === undefined ? null : presentMoney(prices.shipping),
    }),
    arrival: t.field({
      type: ArrivalWindowType,
      nullable: true,
      description:
        "When the order arrives if it is paid now; to the contiguous states by standard shipping until a way to ship is chosen. Null when nothing is shipped.",
      resolve: (checkout) => findArrival(checkout),
    }),
    freeShipping: t.field({
      type: FreeShippingType,
      nullable: true,
      description: "Null when nothing is shipped.",
      resolve: ({ shippingRates, prices }) => (prices.requiresShipping ? shippingRates : null),
    }),
    shippingAddress: t.field({
      type: ShippingAddressType,
      nullable: true,
      description:
        "The address to start with: the one that was entered for this checkout before, or that of the account's last order.",
      resolve: ({ cart }, _args, { backend, viewer }) =>
        backend.orderHistory.findLastAddress(viewer, cart),
    }),
    discountCode: t.string({ nullable: true, resolve: ({ cart }) => cart.discountCode }),
    totalQuantity: t.int({ resolve: ({ prices }) => prices.totalQuantity }),
    version: t.int({
      description: "The version, which every change raises.",
      resolve: ({ cart }) => cart.version,
    }),
    nextCheckout: t.field({
      type: CheckoutType,
      nullable: true,
      description:
        "The viewer's open checkout once this one is completed, with what was added during the payment.",
      resolve: ({ cart }, _args, { backend, viewer, brand }) =>
        cart.completedAt === null || viewer.kind === "anonymous"
          ? null
          : backend.carts.findOpen(viewer, brand),
    }),
    orderNumber: t.int({
      nullable: true,
      description: "The number of the order; null until the checkout is completed.",
      resolve: ({ order }) => order?.number,
    }),
    stickerTokens: t.field({
      type: OrderTokensType,
      nullable: true,
      description:
        "The tokens of the order; null until the checkout is completed, and without tokens.",
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
  return Object.hasOwn(CHECKOUT_ERROR_REACTIONS, key);
}

const CheckoutErrorCodeEnum = builder.enumType("CheckoutErrorCode", {
  values: Object.keys(CHECKOUT_ERROR_REACTIONS).filter(isErrorCode),
});

export function getProblemMessage({ code, message }: CheckoutProblem): string {
  return message ?? CHECKOUT_ERROR_REACTIONS[code].message;
}

export const CheckoutUserErrorType = builder
  .objectRef<CheckoutProblem>("CheckoutUserError")
  .implement({
    description: "Why a request was not carried out.",
    fields: (t) => ({
      code: t.expose("code", { type: CheckoutErrorCodeEnum }),
      message: t.string({
        description: "The text to show.",
        resolve: getProblemMessage,
      }),
      field: t.stringList({
        nullable: true,
        description: "The path of the argument.",
        resolve: ({ field }) => (field === undefined ? null : [...field]),
      }),
      lineItemId: t.id({ nullable: true, resolve: ({ lineId }) => lineId }),
    }),
  });

export const CheckoutPayloadType = builder
  .objectRef<CheckoutRequestResult>("CheckoutPayload")
  .implement({
    fields: (t) => ({
      checkout: t.field({
        type: CheckoutType,
        nullable: true,
        description: "The checkout as it is stored now; null for a missing one.",
        resolve: ({ checkout }) => checkout,
      }),
      checkoutUserErrors: t.field({
        type: [CheckoutUserErrorType],
        description: "The problems; empty when the request was carried out.",
        resolve: ({ problems }) => [...problems],
      }),
    }),
  });

builder.queryField("checkout", (t) =>
  t.field({
    type: CheckoutType,
    nullable: true,
    description: "The viewer's checkout with this id; after a merge, the account's checkout.",
    args: { checkoutId: t.arg.id({ required: true }) },
    resolve: (_root, { checkoutId }, context) =>
      context.backend.carts.find(getCartTarget(context, checkoutId)),
  }),
);

builder.queryField("accountCheckout", (t) =>
  t.field({
    type: CheckoutType,
    nullable: true,
    description: "The account's open checkout; null without one.",
    resolve: (_root, _args, { backend, viewer, brand }) =>
      viewer.kind === "account" ? backend.carts.findOpen(viewer, brand) : null,
  }),
);
