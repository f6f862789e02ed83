import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { BrandId } from "@photomap/design";
import { isEmailAddress, normalizeEmail } from "@photomap/project";
import {
  type ClientNetworks,
  listNetworkLimits,
  type RateLimit,
  type RateLimiter,
} from "../../../platform/adapters/redis/rate-limiter.ts";
import { PaymentUnavailableError } from "../../../platform/adapters/stripe/payment-provider.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { getViewerId, type Viewer } from "../../../platform/viewer/viewer.ts";
import type { ProjectAccessService } from "../../../project/access/project-access.service.ts";
import type { CheckoutLine, CheckoutProblem } from "../../carts/cart.types.ts";
import { lockCartForOrder, type OrderableCart } from "../../carts/cart-order.service.ts";
import { lockAndCheckDiscountUses } from "../goods/order-discounts.ts";
import type { OrderStickerService } from "../goods/order-stickers.service.ts";
import { reserveStock } from "../goods/stock.repository.ts";
import { findOrderOfCart, insertOrder } from "../order.repository.ts";
import { isOpenOrder, type OrderLineRow, type OrderRow } from "../order.types.ts";
import { insertOrderLines } from "../order-line.repository.ts";
import { createFreeOrderPayment, type PaymentService } from "../payment/payment.service.ts";
import type { PaymentSessionService } from "../payment/payment-session.service.ts";
import { type BuyerAddress, type Delivery, readDelivery } from "./buyer-address.ts";
import type { MapCheckService } from "./map-check.service.ts";
import { createOrderLine, createOrderPrices } from "./new-order.ts";
import {
  findAmountRefusal,
  type OrderRefusal,
  refuseMissingStock,
  refuseOrder,
  refuseOwnTokens,
  refuseUsedUpDiscount,
} from "./order-refusals.ts";
import { findForbiddenMaps, findOrderableProjects } from "./orderable-projects.ts";
import { type ShownFindings, updateShownFindings } from "./shown-findings.repository.ts";
import { findStickerProblems, findTokenShortfall } from "./sticker-problems.ts";

export interface OrderPlacementRequest {
  readonly brand: BrandId;
  readonly checkoutId: string;
  /** The version of the cart whose prices the buyer has seen. */
  readonly version: number;
  readonly email: string;
  /** The payment page asks for it when it's missing; an order without a payment needs it. */
  readonly address?: BuyerAddress | undefined;
  /** The keys of the map checks that the buyer saw with the order. */
  readonly shownMapChecks?: readonly string[] | undefined;
}

export interface OrderClientInfo {
  readonly viewer: Viewer;
  readonly networks: ClientNetworks;
}

export type OrderPlacementResult =
  /**
   * The address of the payment page; null when there is nothing to pay and the order is complete.
   */
  | { readonly kind: "placed"; readonly paymentUrl: string | null }
  | OrderRefusal
  | { readonly kind: "missing" }
  | { readonly kind: "too-many" };

type Placement =
  | { readonly kind: "open"; readonly order: OrderRow; readonly lines?: readonly OrderLineRow[] }
  /** An open order with other content, which has to end first. */
  | { readonly kind: "outdated"; readonly order: OrderRow }
  | OrderPlacementResult;

interface Dependencies {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly payments: PaymentService;
  readonly sessions: PaymentSessionService;
  readonly orderStickers: OrderStickerService;
  readonly access: ProjectAccessService;
  readonly mapChecks: MapCheckService;
}

const BUSY: CheckoutProblem = { code: "THROTTLED_DURING_CHECKOUT" };
const HOUR = 3600;
const PLACED_ORDERS: RateLimit = {
  name: "place-order",
  limit: 60,
  windowSeconds: HOUR,
  onRedisDown: "count-here",
};
const PLACED_ORDERS_OF_NETWORK: RateLimit = {
  ...PLACED_ORDERS,
  name: "place-order-ip",
  limit: 600,
};

/** Limits new orders of items with limited stock, each of which holds them for half an hour. */
const HOLDING_ORDERS_OF_NETWORK: RateLimit = {
  ...PLACED_ORDERS,
  name: "hold-items-ip",
  limit: 20,
};

/** The provider requires half an hour; a minute more for the difference of the clocks. */
const SESSION_MINUTES = 31;
/** Another order of the cart may have to end first, or ends meanwhile. */
const MAX_ATTEMPTS = 4;

/**
 * Places orders: the cart is locked and priced again, its items are reserved, and the order is
 * stored before a payment session is created without any lock. Repeated and parallel requests for
 * the same cart return the same order and session.
 */
export class OrderPlacementService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async place(buyer: OrderClientInfo, input: OrderPlacementRequest): Promise<OrderPlacementResult> {
    const { limiter } = this.#deps;
    const limits = listNetworkLimits(PLACED_ORDERS_OF_NETWORK, buyer.networks);
    if (!(await limiter.consumeAll([[PLACED_ORDERS, input.checkoutId], ...limits]))) {
      return { kind: "too-many" };
    }
    const email = normalizeEmail(input.email);
    if (!isEmailAddress(email)) return refuseOrder({ code: "INVALID", field: ["input", "email"] });
    const ownerId = getViewerId(buyer.viewer) ?? null;
    try {
      return await this.#placeOpen({ ...input, ...buyer, email, ownerId });
    } catch (error) {
      if (error instanceof PaymentUnavailableError) return refuseOrder(BUSY);
      throw error;
    }
  }

  async #placeOpen(input: NewOrderInput): Promise<OrderPlacementResult> {
    const { db, access, mapChecks, sessions } = this.#deps;
    const shownFindings = await mapChecks.findShown(input, input.shownMapChecks ?? []);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      // Before the transaction, which would wait for another connection while it holds one. A map
      // that is added meanwhile counts as forbidden.
      const orderable = await findOrderableProjects({ db, access }, input);
      const placement = await db
        .transaction()
        .execute((transaction) =>
          this.#placeWithin(transaction, { ...input, orderable, shownFindings }),
        );
      if (placement.kind === "outdated") {
        const closed = await sessions.close(placement.order);
        if (isOpenOrder(closed)) return refuseOrder({ code: "LOCKED" });
      } else if (placement.kind === "open") {
        const opened = await sessions.open(placement.order, placement.lines);
        if (opened.kind === "open") return { kind: "placed", paymentUrl: opened.url };
        if (opened.kind === "refused") return refuseOrder(opened.problem);
      } else {
        return placement;
      }
    }
    return refuseOrder(BUSY);
  }

  async #placeWithin(transaction: Transaction, input: CheckedOrderInput): Promise<Placement> {
    const cart = await lockCartForOrder(transaction, input);
    if (cart === undefined) return { kind: "missing" };
    if (cart.cart.completedAt !== null) return refuseOrder({ code: "ALREADY_COMPLETED" });
    if (cart.cart.version !== input.version) return refuseOrder({ code: "TOTAL_PRICE_MISMATCH" });
    const ownTokens = refuseOwnTokens(cart.lines, input.viewer);
    if (ownTokens !== undefined) return ownTokens;
    const delivery = readDelivery(cart, input.address);
    if (delivery?.kind === "refused") return delivery;
    const known = await findOrderOfCart(transaction, cart.cart.id);
    if (known !== undefined && isOpenOrder(known)) {
      const isSame =
        isSameOrder(known, cart, { ...input, delivery }) &&
        // Another order may have paid for its stickers.
        (await findStickerProblems(transaction, cart.lines, input.ownerId)).length === 0;
      if (isSame) await updateShownFindings(transaction, known.id, input.shownFindings);
      return { kind: isSame ? "open" : "outdated", order: known };
    }
    const problems = [...cart.problems, ...findForbiddenMaps(cart.lines, input.orderable)];
    if (problems.length > 0) return { kind: "refused", problems };
    return this.#insert(transaction, cart, { ...input, delivery });
  }

  async #insert(
    transaction: Transaction,
    cart: OrderableCart,
    input: DeliveredOrderInput,
  ): Promise<Placement> {
    const { amountMinor } = cart.prices.total;
    const isFree = amountMinor === 0;
    const unpayable = findAmountRefusal(amountMinor);
    if (unpayable !== undefined) return unpayable;
    const { delivery } = input;
    if (!(await this.#mayHold(cart.lines, input.networks))) return { kind: "too-many" };
    const prices = createOrderPrices(cart);
    if (!(await lockAndCheckDiscountUses(transaction, cart.cart.id, prices.discounts))) {
      return refuseUsedUpDiscount(prices.discounts);
    }
    const stickers = await this.#refuseStickers(transaction, cart.lines, input.ownerId);
    if (stickers !== undefined) return stickers;
    const stock = await reserveStock(transaction, cart.lines);
    const missing = stock.filter(({ isAvailable }) => !isAvailable);
    if (missing.length > 0) return refuseMissingStock(cart.lines, missing);
    const limited = new Set(stock.map(({ variantId }) => variantId));
    const order = await insertOrder(transaction, {
      ...prices,
      id: randomUUID(),
      brand: input.brand,
      ownerId: input.ownerId,
      cartId: cart.cart.id,
      cartVersion: cart.cart.version,
      cartHash: cart.hash,
      email: input.email,
      name: delivery?.name ?? null,
      shippingAddress: delivery?.address ?? null,
      note: cart.cart.note,
      sessionExpiresAt: new Date(Date.now() + SESSION_MINUTES * 60_000),
    });
    const newLines = cart.lines.map((line) => createOrderLine(line, limited));
    const lines = await insertOrderLines(transaction, order.id, newLines);
    await updateShownFindings(transaction, order.id, input.shownFindings);
    const { orderStickers, payments } = this.#deps;
    if (!(await orderStickers.holdWithin(transaction, order, lines))) {
      throw new Error(`The order ${order.id} lost its tokens`);
    }
    if (!isFree) return { kind: "open", order, lines };
    const payment = createFreeOrderPayment(order);
    const problem = await payments.completeWithin(transaction, order, { lines, payment });
    if (problem !== undefined) throw new Error(`The order ${order.id}: ${problem}`);
    return { kind: "placed", paymentUrl: null };
  }

  /**
   * Refuses stickers and tokens that cannot be ordered; locks what it reads, so that the tokens can
   * then be held.
   */
  async #refuseStickers(
    transaction: Transaction,
    lines: readonly CheckoutLine[],
    ownerId: string | null,
  ): Promise<OrderPlacementResult | undefined> {
    const problems = await findStickerProblems(transaction, lines, ownerId);
    if (problems.length > 0) return { kind: "refused", problems };
    return findTokenShortfall(transaction, lines, ownerId);
  }

  /** Limits what one network holds without paying. */
  async #mayHold(lines: readonly CheckoutLine[], networks: ClientNetworks): Promise<boolean> {
    if (lines.every(({ variant }) => variant.available === null)) return true;
    return this.#deps.limiter.consumeAll(listNetworkLimits(HOLDING_ORDERS_OF_NETWORK, networks));
  }
}

interface NewOrderInput extends OrderPlacementRequest, OrderClientInfo {
  readonly ownerId: string | null;
}

interface CheckedOrderInput extends NewOrderInput {
  /** The ids of the cart's projects that the buyer may order. */
  readonly orderable: ReadonlySet<string>;
  readonly shownFindings: readonly ShownFindings[];
}

interface DeliveredOrderInput extends CheckedOrderInput {
  /** Undefined when the payment page asks for the address, or nothing is shipped. */
  readonly delivery: Delivery | undefined;
}

/** Whether the payment of the known order pays for exactly this cart, sent to the same address. */
function isSameOrder(order: OrderRow, { cart, hash }: OrderableCart, input: DeliveredOrderInput) {
  const { delivery } = input;
  const hasTime = order.sessionExpiresAt !== null && order.sessionExpiresAt > new Date();
  return (
    hasTime &&
    order.cartVersion === cart.version &&
    order.cartHash === hash &&
    order.email === input.email &&
    // Whose tokens it brings.
    order.ownerId === input.ownerId &&
    order.name === (delivery?.name ?? null) &&
    isDeepStrictEqual(order.shippingAddress, delivery?.address ?? null)
  );
}
