import {
  type CartLine,
  type CheckoutErrorCode,
  changeCart,
  multiplyMoney,
  sumMoney,
  usd,
} from "@photomap/commerce";
import { NetworkError } from "../../../platform/api/execute.ts";
import { toPrice } from "../../../platform/format/price.ts";
import { FakeConnection } from "../../../platform/network/test/fake-connection.ts";
import type { CartRemote, CheckoutMutationResult } from "../cart-remote.ts";
import type { CartChange, Checkout, NewCartLine } from "../checkout.ts";
import { createCheckout, createLine } from "./checkouts.ts";

const UNIT_PRICE = usd(1000);

interface StoredCart {
  readonly id: string;
  readonly version: number;
  readonly lines: readonly CartLine[];
  readonly note: string;
  readonly code: string | null;
  readonly isCompleted: boolean;
  /** The cart with what was added during the payment. */
  readonly nextId?: string;
}

/** How the next request ends: the server may have carried it out although its answer is lost. */
type Fate = "answer" | "lose-answer" | "lose-request";

/** The carts of a shop with the rules of the server, in memory. */
export class FakeShop implements CartRemote {
  readonly connection = new FakeConnection();
  readonly carts = new Map<string, StoredCart>();
  readonly #handled = new Set<string>();
  #cartCount = 0;
  #lineCount = 0;
  /** Every request that reached the server, in order. */
  readonly requests: string[] = [];
  /** The number of items that all requests have added. */
  addedItems = 0;
  /** The number of requests that were refused. */
  refusedRequests = 0;
  /** The code with which the next change is refused. */
  refusal: CheckoutErrorCode | undefined;
  accountCartId: string | undefined;
  /** Called before each request is carried out. */
  arrive: () => Promise<Fate> = async () => "answer";

  requireCart(id: string): StoredCart {
    const cart = this.carts.get(id);
    if (cart === undefined) throw new Error(`There is no cart ${id}`);
    return cart;
  }

  store(cart: Partial<StoredCart> & { readonly id: string }): void {
    const stored = { version: 1, lines: [], note: "", code: null, isCompleted: false };
    this.carts.set(cart.id, { ...stored, ...this.carts.get(cart.id), ...cart });
  }

  describe(id: string): Checkout {
    const { lines, version, note, code, isCompleted, nextId } = this.requireCart(id);
    const total = sumMoney(lines.map(({ quantity }) => multiplyMoney(UNIT_PRICE, quantity)));
    return createCheckout({
      id,
      version,
      note,
      discountCode: code,
      completedAt: isCompleted ? "2026-11-15T08:00:00.000Z" : null,
      nextCheckout: nextId === undefined ? null : this.describe(nextId),
      totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      lineItems: lines.map((line) =>
        createLine({
          id: line.id,
          title: line.variantId,
          quantity: line.quantity,
          variantId: line.variantId,
          customAttributes: [...line.customAttributes],
          unitPrice: toPrice(UNIT_PRICE),
          totalPrice: toPrice(multiplyMoney(UNIT_PRICE, line.quantity)),
        }),
      ),
      lineItemsSubtotalPrice: toPrice(total),
      subtotalPriceV2: toPrice(total),
      totalPrice: toPrice(total),
    });
  }

  load = (id: string) =>
    this.#handle(`load ${id}`, () => (this.carts.has(id) ? this.describe(id) : undefined));

  loadOfAccount = () =>
    this.#handle("load of account", () =>
      this.accountCartId === undefined ? undefined : this.describe(this.accountCartId),
    );

  create = () =>
    this.#handle("create", () => {
      const id = `cart-${(this.#cartCount += 1)}`;
      this.store({ id });
      return this.#answer(id);
    });

  merge = (id: string) =>
    this.#handle(`merge ${id}`, () => {
      this.accountCartId ??= id;
      const own = this.requireCart(this.accountCartId);
      const guest = this.requireCart(id);
      if (own.id !== id) this.#change(own.id, { lines: [...own.lines, ...guest.lines] });
      return this.#answer(own.id);
    });

  reopen = (id: string) =>
    this.#handle(`reopen ${id}`, () => {
      this.refusal = undefined;
      return this.#answer(id);
    });

  send = (id: string, change: CartChange) =>
    this.#handle(change.kind, () => this.#apply(id, change));

  async #handle<Result>(request: string, act: () => Result): Promise<Result> {
    const fate = await this.arrive();
    if (fate !== "lose-request") this.requests.push(request);
    if (fate === "answer") return act();
    if (fate === "lose-answer") act();
    this.connection.emit("offline");
    throw new NetworkError({ cause: new TypeError("Failed to fetch") });
  }

  #answer(id: string, code?: CheckoutErrorCode): CheckoutMutationResult {
    if (code !== undefined) this.refusedRequests += 1;
    const checkoutUserErrors =
      code === undefined ? [] : [{ code, message: `Refused: ${code}`, lineItemId: null }];
    return { checkout: this.carts.has(id) ? this.describe(id) : null, checkoutUserErrors };
  }

  #apply(id: string, change: CartChange): CheckoutMutationResult {
    const cart = this.carts.get(id);
    if (cart === undefined) return this.#answer(id, "INVALID");
    if (cart.isCompleted) return this.#answer(id, "ALREADY_COMPLETED");
    const requestId = "requestId" in change ? change.requestId : undefined;
    if (requestId !== undefined && this.#handled.has(requestId)) return this.#answer(id);
    const { refusal } = this;
    this.refusal = undefined;
    if (refusal !== undefined) return this.#answer(id, refusal);
    if (requestId !== undefined) this.#handled.add(requestId);
    return this.#carryOut(cart, change);
  }

  #carryOut({ id, lines }: StoredCart, change: CartChange): CheckoutMutationResult {
    switch (change.kind) {
      case "details":
        this.#change(id, { note: change.input.note ?? "" });
        return this.#answer(id);
      case "pay-stickers":
        return this.#answer(id);
      case "apply-code":
        this.#change(id, { code: change.code });
        return this.#answer(id);
      case "remove-code":
        this.#change(id, { code: null });
        return this.#answer(id);
      default: {
        const result = changeCart(lines, toRule(change), () => `line-${(this.#lineCount += 1)}`);
        if (result.kind === "refused") return this.#answer(id, result.code);
        if (change.kind === "add") this.addedItems += countItems(change.lines);
        this.#change(id, { lines: result.lines });
        return this.#answer(id);
      }
    }
  }

  #change(id: string, changes: Partial<StoredCart>): void {
    this.store({ ...changes, id, version: this.requireCart(id).version + 1 });
  }
}

function countItems(lines: readonly NewCartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function toRule(change: Extract<CartChange, { kind: "add" | "update" | "remove" | "split" }>) {
  switch (change.kind) {
    case "add":
      return { type: "add" as const, lines: change.lines };
    case "update":
      return { type: "update" as const, lines: [{ ...change, id: change.lineId }] };
    case "remove":
      return { type: "remove" as const, lineIds: [change.lineId] };
    case "split":
      return { type: "split" as const, ...change };
  }
}
