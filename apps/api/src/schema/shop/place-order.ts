import { COUNTRY_CODES } from "@photomap/commerce";
import {
  type CartKey,
  type Checkout,
  type CheckoutProblem,
  type CheckoutRequestResult,
  type OrderPlacementResult,
  type OrderRow,
  PaymentUnavailableError,
  REVIEW_REASONS,
} from "@photomap/server";
import { TooManyAttempts, tooManyAttempts } from "../accounts/refusals.ts";
import { builder, type Context } from "../builder.ts";
import { NotFound, notFound, type Refusal, RefusalInterface } from "../refusal.ts";
import {
  CheckoutPayloadType,
  CheckoutType,
  CheckoutUserErrorType,
  getProblemMessage,
} from "./checkout.ts";
import { getCartTarget } from "./checkout-target.ts";

const CountryCodeEnum = builder.enumType("CountryCode", {
  description: "The ISO 3166-1 code of a country that we ship to.",
  values: COUNTRY_CODES,
});

const AddressInput = builder.inputType("AddressInput", {
  fields: (t) => ({
    name: t.string({ required: true }),
    line1: t.string({ required: true }),
    line2: t.string(),
    city: t.string({ required: true }),
    state: t.string({ required: true, description: "The state, two letters." }),
    zip: t.string({ required: true }),
    // Without a default value, which is not applied to fields of variables.
    country: t.field({ type: CountryCodeEnum, description: "The USA if it's missing." }),
  }),
});

const PlaceOrderInput = builder.inputType("PlaceOrderInput", {
  fields: (t) => ({
    checkoutId: t.id({ required: true }),
    version: t.int({
      required: true,
      description: "The version of the checkout whose prices the buyer saw.",
    }),
    email: t.string({ required: true }),
    address: t.field({
      type: AddressInput,
      description:
        "Where the order is sent, with the checkout's ZIP code. Without it, the payment page asks; orders without a payment need it.",
    }),
    shownMapChecks: t.stringList({
      description: "The keys of the map checks that were on the page when the buyer went on.",
    }),
  }),
});

interface Success {
  readonly __typename: "PlaceOrderSuccess";
  readonly checkout: Checkout;
  readonly paymentUrl: string | null;
}

const PlaceOrderSuccess = builder.objectRef<Success>("PlaceOrderSuccess").implement({
  fields: (t) => ({
    checkout: t.field({ type: CheckoutType, resolve: ({ checkout }) => checkout }),
    paymentUrl: t.string({
      nullable: true,
      description: "The payment page; null when nothing is to pay and the order is complete.",
      resolve: ({ paymentUrl }) => paymentUrl,
    }),
  }),
});

interface Refused extends Refusal {
  readonly __typename: "PlaceOrderRefused";
  readonly problems: readonly CheckoutProblem[];
  readonly checkout: Checkout;
}

const PlaceOrderRefused = builder.objectRef<Refused>("PlaceOrderRefused").implement({
  interfaces: [RefusalInterface],
  description: "The checkout can't be ordered as it is.",
  fields: (t) => ({
    errors: t.field({
      type: [CheckoutUserErrorType],
      resolve: ({ problems }) => [...problems],
    }),
    checkout: t.field({
      type: CheckoutType,
      description: "The checkout with the current prices.",
      resolve: ({ checkout }) => checkout,
    }),
  }),
});

const PlaceOrderResult = builder.unionType("PlaceOrderResult", {
  types: [PlaceOrderSuccess, PlaceOrderRefused, NotFound, TooManyAttempts],
});

builder.mutationField("placeOrder", (t) =>
  t.field({
    type: PlaceOrderResult,
    description: "Places the order; the same checkout returns the same payment page.",
    args: { input: t.arg({ type: PlaceOrderInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { backend, viewer, caller, brand } = context;
      const { address, shownMapChecks, ...rest } = input;
      const result = await backend.placements.place(
        { viewer, networks: caller },
        {
          ...rest,
          brand,
          address: address ? { ...address, country: address.country ?? undefined } : undefined,
          shownMapChecks: shownMapChecks ?? undefined,
        },
      );
      const target = getCartTarget(context, input.checkoutId);
      return presentResult(result, await backend.carts.find(target));
    },
  }),
);

function presentResult(result: OrderPlacementResult, checkout: Checkout | undefined) {
  if (result.kind === "too-many") return tooManyAttempts();
  if (result.kind === "missing" || checkout === undefined) {
    return notFound("This checkout no longer exists.");
  }
  if (result.kind === "placed") {
    const { paymentUrl } = result;
    return { __typename: "PlaceOrderSuccess" as const, checkout, paymentUrl };
  }
  const { problems, message = problems.map(getProblemMessage)[0] } = result;
  return { __typename: "PlaceOrderRefused" as const, checkout, problems, message: message ?? "" };
}

builder.mutationField("settleCheckout", (t) =>
  t.field({
    type: CheckoutPayloadType,
    description: "Reads the payment again, for the page after it. Safe to repeat.",
    args: { checkoutId: t.arg.id({ required: true }) },
    resolve: (_root, { checkoutId }, context) =>
      answerPayment(context, checkoutId, (cart) =>
        context.backend.paymentSessions.settleCart(cart),
      ),
  }),
);

builder.mutationField("reopenCheckout", (t) =>
  t.field({
    type: CheckoutPayloadType,
    description: "Gives up an open payment, so that the checkout can be changed.",
    args: { checkoutId: t.arg.id({ required: true }) },
    resolve: (_root, { checkoutId }, context) =>
      answerPayment(context, checkoutId, (cart) =>
        context.backend.paymentSessions.reopenCart(cart),
      ),
  }),
);

async function answerPayment(
  context: Context,
  checkoutId: string,
  act: (cart: CartKey) => Promise<OrderRow | undefined>,
): Promise<CheckoutRequestResult> {
  const { carts } = context.backend;
  const cart = getCartTarget(context, checkoutId);
  if ((await carts.find(cart)) === undefined) return { problems: [] };
  let problems: readonly CheckoutProblem[];
  try {
    const order = await act(cart);
    // What staff review about a paid order is not the buyer's.
    const reason = order === undefined || order.state === "PAID" ? null : order.reviewReason;
    problems = reason === null ? [] : [{ code: getReviewCode(reason) }];
  } catch (error) {
    if (!(error instanceof PaymentUnavailableError)) throw error;
    problems = [{ code: "THROTTLED_DURING_CHECKOUT" }];
  }
  return { checkout: await carts.find(cart), problems };
}

/** Returns the code of the problem for which a payment is returned. */
function getReviewCode(reason: string): CheckoutProblem["code"] {
  switch (reason) {
    case REVIEW_REASONS.soldOut:
      return "NOT_ENOUGH_IN_STOCK";
    case REVIEW_REASONS.discountUsedUp:
      return "DISCOUNT_LIMIT_REACHED";
    case REVIEW_REASONS.tokensSpent:
      return "INVALID";
    case REVIEW_REASONS.stickersPaid:
      return "ALREADY_COMPLETED";
    default:
      return "TOTAL_PRICE_MISMATCH";
  }
}
