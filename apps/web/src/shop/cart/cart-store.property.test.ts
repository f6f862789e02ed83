// @vitest-environment jsdom
import fc from "fast-check";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readCartRecord } from "./cart-record.ts";
import type { CartChangeOutcome } from "./cart-state.ts";
import { CartStore } from "./cart-store.ts";
import type { CartChange, Checkout } from "./checkout.ts";
import { createNewLine } from "./test/checkouts.ts";
import { FakeShop } from "./test/fake-shop.ts";

beforeAll(() => void vi.stubGlobal("fetch", async () => new Response(null, { status: 204 })));
afterAll(() => void vi.unstubAllGlobals());

type Fate = Awaited<ReturnType<FakeShop["arrive"]>>;

/** What happens next: a click, or how the oldest request ends. */
type Step =
  | { readonly kind: "add"; readonly variant: number; readonly quantity: number }
  | { readonly kind: "update"; readonly line: number; readonly quantity: number }
  | { readonly kind: "remove"; readonly line: number }
  | { readonly kind: "split"; readonly line: number; readonly note: number }
  | { readonly kind: "note"; readonly text: string }
  | { readonly kind: "request"; readonly fate: Fate }
  | { readonly kind: "refuse" }
  | { readonly kind: "connect" };

const small = fc.integer({ min: 0, max: 4 });
const quantity = fc.integer({ min: 1, max: 9 });
const add = fc.record({ kind: fc.constant("add" as const), variant: small, quantity });
const request = fc.record({
  kind: fc.constant("request" as const),
  fate: fc.constantFrom<Fate>("answer", "answer", "lose-answer", "lose-request"),
});
const arbitraryStep: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: add, weight: 3 },
  // Often enough that most sequences get past their first request.
  { arbitrary: request, weight: 5 },
  { arbitrary: fc.constant({ kind: "connect" as const }), weight: 3 },
  fc.record({ kind: fc.constant("update" as const), line: small, quantity }),
  fc.record({ kind: fc.constant("remove" as const), line: small }),
  fc.record({ kind: fc.constant("split" as const), line: small, note: small }),
  fc.record({ kind: fc.constant("note" as const), text: fc.string({ maxLength: 5 }) }),
  fc.constant({ kind: "refuse" as const }),
);

/** Runs all pending promise callbacks. */
const settlePromises = () => new Promise((resolve) => setImmediate(resolve));

/** A page whose requests wait for the test. */
class Page {
  readonly shop = new FakeShop();
  readonly store: CartStore;
  readonly outcomes: CartChangeOutcome[] = [];
  readonly #waiting: ((fate: Fate) => void)[] = [];
  clicks = 0;
  savedItems = 0;

  constructor() {
    localStorage.clear();
    this.shop.arrive = () => new Promise((resolve) => this.#waiting.push(resolve));
    const { shop } = this;
    this.store = new CartStore({
      brand: "pm",
      remote: shop,
      connection: shop.connection,
      lock: (act) => act(),
    });
  }

  async take(step: Step): Promise<void> {
    if (step.kind === "request") this.#waiting.shift()?.(step.fate);
    else if (step.kind === "refuse") this.shop.refusal = "NOT_ENOUGH_IN_STOCK";
    else if (step.kind === "connect") this.shop.connection.emit("online");
    else this.#click(step);
    await settlePromises();
  }

  #click(step: Exclude<Step, { kind: "request" | "refuse" | "connect" }>): void {
    const change = this.#createChange(step);
    if (change === undefined) return;
    this.clicks += 1;
    void this.#send(change, step.kind === "add" ? step.quantity : 0);
  }

  async #send(change: CartChange, addedItems: number): Promise<void> {
    const outcome = await this.store.change(change);
    this.outcomes.push(outcome);
    if (outcome.kind === "saved") this.savedItems += addedItems;
  }

  #createChange(
    step: Exclude<Step, { kind: "request" | "refuse" | "connect" }>,
  ): CartChange | undefined {
    if (step.kind === "add") {
      const line = createNewLine({ variantId: `v${step.variant}`, quantity: step.quantity });
      return { kind: "add", requestId: `r${this.clicks}`, lines: [line] };
    }
    if (step.kind === "note") return { kind: "details", input: { note: step.text } };
    const lineId = this.store.getState().checkout?.lineItems[step.line]?.id;
    if (lineId === undefined) return undefined;
    if (step.kind === "remove") return { kind: "remove", lineId };
    if (step.kind === "update") return { kind: "update", lineId, quantity: step.quantity };
    const customAttributes = [{ key: "Gift Note", value: `note ${step.note}` }];
    return { kind: "split", requestId: `r${this.clicks}`, lineId, quantity: 1, customAttributes };
  }

  async finish(): Promise<void> {
    while (this.outcomes.length < this.clicks) {
      await this.take({ kind: "connect" });
      await this.take({ kind: "request", fate: "answer" });
    }
  }
}

function describe(checkout: Checkout | undefined): unknown {
  if (checkout === undefined) return undefined;
  const { lineItems, note, version, totalQuantity } = checkout;
  return { lineItems, note, version, totalQuantity };
}

it("any order of clicks, answers and lost connections ends in the state of the server", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryStep, { maxLength: 40 }), async (steps) => {
      const page = new Page();
      for (const step of steps) await page.take(step);
      await page.finish();
      const { store, shop } = page;
      const { id } = readCartRecord("pm");
      const stored = id === undefined ? undefined : shop.describe(id);
      expect(describe(store.getState().checkout)).toEqual(describe(stored));
      expect(store.getState().isEstimate).toBe(false);
      // Neither lost nor repeated: every item that was reported as saved was added once.
      expect(shop.addedItems).toBe(page.savedItems);
      expect(page.outcomes).toHaveLength(page.clicks);
      // Only the server refuses.
      const isAllSaved = page.outcomes.every(({ kind }) => kind === "saved");
      expect(isAllSaved || shop.refusedRequests > 0).toBe(true);
    }),
    { numRuns: 150 },
  );
});
