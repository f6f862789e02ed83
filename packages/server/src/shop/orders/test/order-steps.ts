import fc from "fast-check";
import type { InterruptedCall, Interruption } from "./interrupted-payment-provider.ts";

/** One thing that happens in the shop. Numbers choose among what exists, modulo its count. */
export type OrderStep =
  | {
      readonly type: "change-cart";
      readonly cart: number;
      readonly variant: 0 | 1 | 2;
      quantity: number;
    }
  | { readonly type: "change-stickers"; readonly cart: number; readonly tokens: number }
  | {
      readonly type: "place";
      readonly cart: number;
      /** Tabs that place the order at the same time. */
      readonly tabs: number;
      readonly interruption: Interruption | undefined;
    }
  | { readonly type: "pay" | "pay-later" | "expire-session"; readonly order: number }
  | { readonly type: "settle-later"; order: number; outcome: "succeeded" | "failed" }
  | {
      readonly type: "deliver";
      readonly seed: number;
      /** Whether the events that are not delivered now are lost. */
      readonly isLossy: boolean;
    }
  | { readonly type: "settle" | "reopen"; cart: number; interruption: Interruption | undefined }
  | { readonly type: "expire-orders" | "reconcile" }
  | { readonly type: "refund"; readonly order: number; readonly quarters: number }
  | { readonly type: "return-stickers"; readonly order: number; readonly quantity: number }
  | {
      readonly type: "return-packs";
      readonly order: number;
      readonly quantity: number;
      /** Whether the price of used tokens is refunded as well. */
      readonly isInFull: boolean;
    }
  | { readonly type: "refund-elsewhere"; readonly order: number; readonly quarters: number }
  | { readonly type: "dispute"; readonly order: number }
  | { readonly type: "close-dispute"; readonly order: number; readonly outcome: "won" | "lost" }
  | { readonly type: "cancel"; order: number; interruption: Interruption | undefined }
  | { readonly type: "perform-refunds"; interruption: Interruption | undefined };

function interruptionOf(...calls: InterruptedCall[]): fc.Arbitrary<Interruption | undefined> {
  const some = fc.record({
    call: fc.constantFrom(...calls),
    moment: fc.constantFrom<Interruption["moment"][]>("before", "after"),
  });
  return fc.option(some, { nil: undefined, freq: 3 });
}

const index = fc.nat({ max: 7 });
const cart = fc.nat({ max: 1 });

const step: fc.Arbitrary<OrderStep> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant("change-cart"),
      cart,
      variant: fc.constantFrom<(0 | 1 | 2)[]>(0, 0, 1, 2, 2),
      quantity: fc.nat({ max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant("change-stickers"),
      cart,
      tokens: fc.nat({ max: 4 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant("place"),
      cart,
      tabs: fc.constantFrom(1, 1, 3),
      interruption: interruptionOf("createSession", "findSession", "expireSession"),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constantFrom("pay", "pay", "pay-later", "expire-session"),
      order: index,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant("settle-later"),
      order: index,
      outcome: fc.constantFrom("succeeded", "failed"),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant("deliver"), seed: fc.nat(), isLossy: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom("settle", "reopen"),
      cart,
      interruption: interruptionOf("findSession", "expireSession"),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom("expire-orders", "reconcile") }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant("refund"),
      order: index,
      quarters: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant("return-stickers"),
      order: index,
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant("return-packs"),
      order: index,
      quantity: fc.integer({ min: 1, max: 3 }),
      isInFull: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("refund-elsewhere"),
      order: index,
      quarters: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("dispute"), order: index }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("close-dispute"),
      order: index,
      outcome: fc.constantFrom("won", "lost"),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("cancel"),
      order: index,
      interruption: interruptionOf("expireSession"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant("perform-refunds"),
      interruption: interruptionOf("refund"),
    }),
  },
);

export const stepsArbitrary: fc.Arbitrary<OrderStep[]> = fc.array(step, {
  minLength: 4,
  maxLength: 24,
  size: "max",
});
