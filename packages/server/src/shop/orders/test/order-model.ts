import {
  countOwedTokens,
  findOrderMove,
  type OrderState,
  type RefundValue,
} from "@photomap/commerce";
import {
  Interrupted,
  type InterruptedCall,
  type Interruption,
} from "./interrupted-payment-provider.ts";

export interface ModelSession {
  /** pending: completed with money that arrives later; failed: it will not arrive. */
  status: "open" | "paid" | "pending" | "failed" | "expired";
  /** The amount at the provider, with tax. */
  paidMinor: number;
}

interface ModelRefund {
  readonly amountMinor: number;
  isDone: boolean;
}

export interface ModelOrder {
  readonly cart: ModelCart;
  readonly version: number;
  /** Units of the variant with a stock. */
  readonly units: number;
  /** Token packs. */
  readonly packs: number;
  packsReturned: number;
  /** Half-tokens that pay for stickers, one each. */
  readonly tokens: number;
  /** Half-tokens of refunded stickers. */
  tokensReturned: number;
  state: OrderState;
  /** The session at the provider. */
  session?: ModelSession;
  /** Whether the session is stored with the order. */
  isSessionKnown: boolean;
  paidMinor: number;
  isCanceled: boolean;
  isReviewed: boolean;
  isRestocked: boolean;
  hasReceipt: boolean;
  readonly refunds: ModelRefund[];
  dispute?: ModelDispute;
}

/** The tokens of the order that the dispute holds, and those that were used. */
interface ModelDispute {
  readonly taken: number;
  readonly owed: number;
  status: "open" | "won" | "lost";
}

export interface ModelCart {
  version: number;
  /** Units of the variant with a stock, of the one that is made to order, and of the token pack. */
  quantities: [shelf: number, made: number, packs: number];
  /** Stickers that tokens pay for, half a token each. */
  tokens: number;
  isCompleted: boolean;
}

const MAX_ATTEMPTS = 4;
/** The half-tokens of a pack. */
export const PACK_HALF_TOKENS = 4;

function isOpen({ state }: ModelOrder): boolean {
  return state === "CREATED" || state === "AWAITING_PAYMENT";
}

/** The expected behavior of orders, in memory and without parallel work. */
export class OrderModel {
  readonly orders: ModelOrder[] = [];
  stock: number;
  reserved = 0;
  /** Half-tokens of the only account. */
  balance: number;
  tokensReserved = 0;
  /** Half-tokens that the account owes. */
  debt = 0;
  next: Interruption | undefined;

  constructor({ stock, halfTokens }: { readonly stock: number; readonly halfTokens: number }) {
    this.stock = stock;
    this.balance = halfTokens;
  }

  /** Units that the cart may contain; those of its own open order are reserved for it. */
  availableFor(cart: ModelCart): number {
    const own = this.orders.find((order) => order.cart === cart && isOpen(order));
    return this.stock - this.reserved + (own?.units ?? 0);
  }

  /** Whether the open order has a session that only the provider has. */
  hasLostSession(cart: ModelCart): boolean {
    const order = this.orders.find((other) => other.cart === cart && isOpen(other));
    return order?.session !== undefined && !order.isSessionKnown;
  }

  place(cart: ModelCart): "placed" | "refused" {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      if (cart.isCompleted) return "refused";
      const known = this.orders.find((order) => order.cart === cart && isOpen(order));
      if (known !== undefined && known.version !== cart.version) {
        this.close(known);
        if (isOpen(known)) return "refused";
        continue;
      }
      const order = known ?? this.#insert(cart);
      if (order === undefined) return "refused";
      const opened = this.#open(order);
      if (opened !== "ended") return opened;
    }
    return "refused";
  }

  #insert(cart: ModelCart): ModelOrder | undefined {
    const [units, made, packs] = cart.quantities;
    const { tokens } = cart;
    if (units + made + packs + tokens === 0 || units > this.stock - this.reserved) return undefined;
    if (tokens > this.balance - this.tokensReserved) return undefined;
    this.reserved += units;
    this.tokensReserved += tokens;
    const order: ModelOrder = {
      cart,
      version: cart.version,
      units,
      packs,
      packsReturned: 0,
      tokens,
      tokensReturned: 0,
      state: "CREATED",
      isSessionKnown: false,
      paidMinor: 0,
      isCanceled: false,
      isReviewed: false,
      isRestocked: false,
      hasReceipt: false,
      refunds: [],
    };
    this.orders.push(order);
    return order;
  }

  #open(order: ModelOrder): "placed" | "refused" | "ended" {
    if (!order.isSessionKnown) {
      // A repeated request gets the answer of the first one, which was that it is open.
      this.#call("createSession", () => {
        order.session ??= { status: "open", paidMinor: 0 };
      });
      order.isSessionKnown = true;
      order.state = "AWAITING_PAYMENT";
      return "placed";
    }
    this.#call("findSession");
    if (order.session?.status === "open") return "placed";
    this.learn(order);
    return isOpen(order) ? "refused" : "ended";
  }

  /** Ends the payment of an open order, unless it was paid or money is on its way. */
  close(order: ModelOrder): void {
    if (order.isSessionKnown) this.#expireSession(order);
    else this.#move(order, "EXPIRE");
  }

  #expireSession(order: ModelOrder): void {
    this.#call("expireSession", () => {
      if (order.session?.status === "open") order.session.status = "expired";
    });
    this.learn(order);
  }

  /** Settles the open order, else the newest one, unless the cart is paid. */
  settle(cart: ModelCart): void {
    const orders = this.orders.filter((order) => order.cart === cart);
    const isPaid = orders.some(({ paidMinor }) => paidMinor > 0);
    const order = orders.find(isOpen) ?? (isPaid ? undefined : orders.at(-1));
    if (!order?.isSessionKnown) return;
    this.#call("findSession");
    this.learn(order);
  }

  reopen(cart: ModelCart): void {
    const order = this.orders.find((other) => other.cart === cart && isOpen(other));
    if (order !== undefined) this.close(order);
  }

  expireAll(): void {
    for (const order of this.orders) if (isOpen(order)) this.close(order);
  }

  reconcile(): void {
    const differing = this.orders.toReversed().filter((order) => {
      const { session, state, isSessionKnown, paidMinor } = order;
      if (session === undefined) return false;
      if (session.status === "paid") return paidMinor === 0;
      if (session.status === "expired" || session.status === "failed") return isOpen(order);
      return !isSessionKnown || (session.status === "open" && state !== "AWAITING_PAYMENT");
    });
    for (const order of differing) {
      if (isOpen(order)) this.learn(order);
      else this.#expireSession(order);
    }
  }

  /** Brings the order to the state of its session. */
  learn(order: ModelOrder): void {
    const { session } = order;
    if (session === undefined) return;
    if (session.status === "paid") this.#pay(order, session);
    else if (session.status === "expired") this.#move(order, "EXPIRE");
    else if (session.status === "failed") this.#decline(order);
    else if (order.state === "CREATED") {
      order.state = "AWAITING_PAYMENT";
      order.isSessionKnown = true;
    } else if (session.status === "pending") order.isSessionKnown = true;
  }

  #decline(order: ModelOrder): void {
    if (!isOpen(order)) return;
    this.#move(order, "CANCEL");
    order.isCanceled = true;
  }

  #move(order: ModelOrder, event: "EXPIRE" | "CANCEL"): void {
    const move = findOrderMove(order.state, event);
    if (move.kind !== "moved") return;
    this.reserved -= order.units;
    this.tokensReserved -= order.tokens;
    order.state = move.state;
  }

  #pay(order: ModelOrder, session: ModelSession): void {
    if (order.paidMinor > 0) return;
    const hadReservation = isOpen(order);
    if (hadReservation) {
      this.reserved -= order.units;
      this.tokensReserved -= order.tokens;
    }
    order.paidMinor = session.paidMinor;
    order.isSessionKnown = true;
    const isSold = this.orders.some(
      (other) => other !== order && other.cart === order.cart && other.hasReceipt,
    );
    const isAvailable =
      hadReservation ||
      (order.units <= this.stock - this.reserved &&
        order.tokens <= this.balance - this.tokensReserved);
    if (isSold || order.isCanceled || !isAvailable) {
      order.state = "NEEDS_REVIEW";
      order.isReviewed = true;
      order.refunds.push({ amountMinor: order.paidMinor, isDone: false });
      return;
    }
    this.stock -= order.units;
    this.balance += order.packs * PACK_HALF_TOKENS - order.tokens;
    order.state = "PAID";
    order.hasReceipt = true;
    order.cart.isCompleted = true;
  }

  refund(order: ModelOrder, amountMinor: number): "requested" | "refused" {
    const isPossible =
      order.paidMinor > 0 &&
      order.dispute?.status !== "open" &&
      amountMinor > 0 &&
      amountMinor <= order.paidMinor - refundedOf(order);
    if (!isPossible) return "refused";
    order.refunds.push({ amountMinor, isDone: false });
    return "requested";
  }

  /** Refunds packs; the value is that of the server, whose kept tokens have to be these. */
  returnPacks(
    order: ModelOrder,
    quantity: number,
    { value, amountMinor }: { readonly value: RefundValue; readonly amountMinor: number },
  ): "requested" | "refused" {
    if (!order.hasReceipt || quantity > order.packs - order.packsReturned) return "refused";
    if (this.refund(order, amountMinor) === "refused") return "refused";
    const kept = this.#takePacks(order, quantity);
    if (value.keptBought !== kept) throw new Error(`The server keeps ${value.keptBought}`);
    this.debt += countOwedTokens(value, amountMinor);
    return "requested";
  }

  /** Takes the tokens of packs as far as they are there; returns how many are kept. */
  #takePacks(order: ModelOrder, quantity: number): number {
    const due = quantity * PACK_HALF_TOKENS;
    const taken = Math.min(due, this.balance - this.tokensReserved);
    order.packsReturned += quantity;
    this.balance -= taken;
    return due - taken;
  }

  returnStickers(order: ModelOrder, quantity: number): "requested" | "refused" {
    const isPossible =
      order.hasReceipt &&
      order.dispute?.status !== "open" &&
      quantity <= order.tokens - order.tokensReturned;
    if (!isPossible) return "refused";
    order.tokensReturned += quantity;
    const settled = Math.min(this.debt, quantity);
    this.debt -= settled;
    this.balance += quantity - settled;
    return "requested";
  }

  /** Returns everything that is left of a sale: the stickers first, so that packs take from them. */
  #returnRest(order: ModelOrder): void {
    if (!order.hasReceipt) return;
    this.returnStickers(order, order.tokens - order.tokensReturned);
    this.debt += this.#takePacks(order, order.packs - order.packsReturned);
  }

  /** A refund on the pages of the provider. */
  refundElsewhere(order: ModelOrder, amountMinor: number): void {
    const isRest = refundedOf(order) + amountMinor >= order.paidMinor;
    order.refunds.push({ amountMinor, isDone: true });
    if (!isRest) return;
    this.#returnRest(order);
    // The units count as returned, without being on the shelf.
    order.isRestocked = true;
    order.state = "REFUNDED";
  }

  openDispute(order: ModelOrder): void {
    const packs = order.hasReceipt ? order.packs - order.packsReturned : 0;
    const before = this.balance;
    const owed = this.#takePacks(order, packs);
    order.packsReturned -= packs;
    this.debt += owed;
    order.dispute = { taken: before - this.balance, owed, status: "open" };
  }

  closeDispute(order: ModelOrder, outcome: "won" | "lost"): void {
    const { dispute } = order;
    if (dispute === undefined) throw new Error("The order has no dispute");
    dispute.status = outcome;
    if (outcome === "won") {
      const settled = Math.min(this.debt, dispute.owed);
      this.debt -= settled;
      this.balance += dispute.taken + dispute.owed - settled;
      return;
    }
    order.refunds.push({ amountMinor: order.paidMinor - refundedOf(order), isDone: true });
    if (order.hasReceipt) order.packsReturned = order.packs;
    order.state = "REFUNDED";
  }

  cancel(order: ModelOrder): "canceled" | "refused" {
    if (isOpen(order)) this.close(order);
    if (order.isCanceled) return "canceled";
    if (isOpen(order) || order.dispute?.status === "open") return "refused";
    order.isCanceled = true;
    if (order.paidMinor === 0) return "canceled";
    const rest = order.paidMinor - refundedOf(order);
    if (rest > 0) order.refunds.push({ amountMinor: rest, isDone: false });
    if (!order.isReviewed && !order.isRestocked) this.stock += order.units;
    order.isRestocked = true;
    this.#returnRest(order);
    return "canceled";
  }

  performRefunds(): void {
    for (const order of this.orders) {
      for (const refund of order.refunds) {
        if (refund.isDone) continue;
        this.#call("refund");
        refund.isDone = true;
        const isLast = order.refunds.every(({ isDone }) => isDone);
        if (isLast && refundedOf(order) === order.paidMinor) order.state = "REFUNDED";
      }
    }
  }

  #call(call: InterruptedCall, act: () => void = () => {}): void {
    const moment = this.next?.call === call ? this.next.moment : undefined;
    if (moment !== undefined) this.next = undefined;
    if (moment === "before") throw new Interrupted(call);
    act();
    if (moment === "after") throw new Interrupted(call);
  }
}

export function refundedOf({ refunds }: ModelOrder): number {
  return refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
