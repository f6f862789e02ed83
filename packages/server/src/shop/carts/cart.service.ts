import { createHash, randomBytes } from "node:crypto";
import {
  type CartChange,
  listShippingOptions,
  MAX_CART_LINES,
  type NewCartLine,
  type ShippingOption,
  type ShippingRates,
  ZERO_USD,
} from "@photomap/commerce";
import type { BrandId } from "@photomap/design";
import type { ClientNetworks } from "../../platform/adapters/redis/rate-limiter.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import { getViewerId, type IdentifiedViewer, type Viewer } from "../../platform/viewer/viewer.ts";
import type { ProjectAccessService } from "../../project/access/project-access.service.ts";
import { findShippingRates } from "../shipping/shipping-rates.queries.ts";
import { findBalanceWithHolds } from "../tokens/ledger.queries.ts";
import {
  deleteAbandonedCarts,
  findOpenCartId,
  insertCart,
  lockCartOwner,
} from "./cart.repository.ts";
import type { Checkout, CheckoutProblem, CheckoutRequestResult } from "./cart.types.ts";
import { type CartTarget, lockAndChangeCart, lockCurrentCart } from "./cart-change.service.ts";
import { type CartAdditions, findContent } from "./cart-content.repository.ts";
import { changeDetails, type DetailChanges } from "./cart-details.ts";
import type { CartClientInfo, CartRateLimits } from "./cart-rate-limits.ts";
import {
  listCartStickerVariants,
  lockCartStickerItems,
  type StoredStickerItem,
  updateStickerPayments,
} from "./cart-stickers.repository.ts";
import { changeDiscountCode } from "./change-discount-code.ts";
import { changeLines } from "./change-lines.ts";
import { payStickers } from "./pay-stickers.ts";
import { priceCheckout } from "./price-checkout.ts";
import { listStickerOrderIds } from "./sticker-lines.ts";

export interface NewCartRequest {
  readonly brand: BrandId;
  readonly email?: string | null | undefined;
  readonly lines: readonly NewCartLine[];
  readonly requestId?: string | undefined;
}

interface Dependencies {
  readonly db: Database;
  readonly access: ProjectAccessService;
  readonly limits: CartRateLimits;
  /** Base addresses of the checkout page, by brand. */
  readonly siteUrls: Readonly<Record<BrandId, string>>;
}

const ID_BYTES = 16;
const ABANDONED_DAYS = 90;
const PURGE_BATCH = 1000;
const THROTTLED: CheckoutProblem = { code: "THROTTLED_DURING_CHECKOUT" };

/**
 * Carts, each for its owner: the account, or the guest of the browser that opened it. Every change
 * is one transaction that locks the cart first.
 */
export class CartService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async find({ checkoutId, ...target }: CartTarget): Promise<Checkout | undefined> {
    const content = await findContent(this.#deps.db, { cartId: checkoutId, ...target });
    return content && priceCheckout(content);
  }

  /** Finds the viewer's open cart. */
  async findOpen(viewer: IdentifiedViewer, brand: BrandId): Promise<Checkout | undefined> {
    const owner = { ownerId: viewer.identity, brand };
    const checkoutId = await findOpenCartId(this.#deps.db, owner);
    return checkoutId === undefined ? undefined : this.find({ checkoutId, brand, viewer });
  }

  /** Opens a new cart, or uses the viewer's open one, and adds the lines. */
  async open(caller: CartClientInfo, request: NewCartRequest): Promise<CheckoutRequestResult> {
    const { brand, lines, requestId } = request;
    const problem = findRequestProblem(lines, requestId);
    if (problem !== undefined) return { problems: [problem] };
    const { db, limits } = this.#deps;
    if (!(await limits.consumeNewCart(caller))) return { problems: [THROTTLED] };
    const additions = await this.#findAdditions(caller.viewer, lines);
    return db.transaction().execute(async (transaction) => {
      const checkoutId = await openCart(transaction, caller.viewer, request);
      const { viewer } = caller;
      const target = { checkoutId, brand, viewer, requestId };
      return lockAndChangeCart(transaction, target, additions, (content) => {
        const result = changeDetails(content, { email: request.email ?? undefined });
        if (result.kind === "refused" || lines.length === 0) return result;
        const changed = changeLines(content, { type: "add", lines }, getViewerId(viewer));
        return changed.kind === "refused" ? changed : { ...changed, details: result.details };
      });
    });
  }

  async changeLines(target: CartTarget, change: CartChange): Promise<CheckoutRequestResult> {
    const { viewer } = target;
    const lines = "lines" in change && change.type !== "update" ? change.lines : [];
    const problem = findRequestProblem(listEntries(change), target.requestId);
    if (problem !== undefined) return this.#refuse(target, problem);
    const additions = await this.#findAdditions(viewer, lines);
    return this.#deps.db
      .transaction()
      .execute((transaction) =>
        lockAndChangeCart(transaction, target, additions, (content) =>
          changeLines(content, change, getViewerId(viewer)),
        ),
      );
  }

  /**
   * Pays the viewer's stickers in the cart with as many tokens as are available, or all of them with
   * money. A repeated request changes nothing.
   */
  payStickers(
    target: CartTarget,
    { withTokens }: { readonly withTokens: boolean },
  ): Promise<CheckoutRequestResult> {
    const { viewer, checkoutId } = target;
    return this.#deps.db.transaction().execute(async (transaction) => {
      const cartId = await lockCurrentCart(transaction, checkoutId);
      const stored = cartId ? await lockCartStickerItems(transaction, cartId) : [];
      const variantIds = cartId ? await listCartStickerVariants(transaction, cartId) : [];
      const halfTokens = withTokens ? await findAvailableTokens(transaction, viewer) : 0;
      let items: readonly StoredStickerItem[] = [];
      const answer = await lockAndChangeCart(transaction, target, { variantIds }, (content) => {
        const payments = payStickers(content, stored, { viewer, halfTokens });
        ({ items } = payments);
        return payments.result;
      });
      await updateStickerPayments(transaction, items);
      return answer;
    });
  }

  changeDetails(target: CartTarget, changes: DetailChanges): Promise<CheckoutRequestResult> {
    return this.#deps.db
      .transaction()
      .execute((transaction) =>
        lockAndChangeCart(transaction, target, {}, (content) => changeDetails(content, changes)),
      );
  }

  /**
   * Applies a discount code. Codes that do not apply are limited, so that they cannot be guessed.
   */
  async applyCode(
    networks: ClientNetworks,
    target: CartTarget,
    text: string,
  ): Promise<CheckoutRequestResult> {
    const { db, limits } = this.#deps;
    const caller = { viewer: target.viewer, networks };
    const discountCode = text.trim().toUpperCase();
    if (discountCode === "") return this.#refuse(target, { code: "MISSING_DISCOUNT_CODE" });
    if (!(await limits.consumeCode(caller))) return this.#refuse(target, THROTTLED);
    const answer = await db
      .transaction()
      .execute((transaction) =>
        lockAndChangeCart(transaction, target, { discountCode }, (content) =>
          changeDiscountCode(content, discountCode),
        ),
      );
    if (answer.problems.length === 0) await limits.refundCode(caller);
    return answer;
  }

  removeCode(target: CartTarget): Promise<CheckoutRequestResult> {
    return this.#deps.db.transaction().execute((transaction) =>
      lockAndChangeCart(transaction, target, {}, (content) => ({
        kind: "changed",
        details: { ...content, discountCode: null },
      })),
    );
  }

  /**
   * Lists the options with prices for the cart, or for a small personalized order without one. Empty for a ZIP
   * code without shipping.
   */
  async listShippingOptions(
    zip: string,
    brand: BrandId,
    target?: CartTarget,
  ): Promise<readonly ShippingOption[]> {
    const { db } = this.#deps;
    const content = target && (await findContent(db, { cartId: target.checkoutId, ...target }));
    if (content) return priceCheckout({ ...content, zip }).prices.shippingOptions;
    const rates = await findShippingRates(db, brand);
    const small = { subtotal: ZERO_USD, parcel: { weightOz: 0, lengthIn: 0 } };
    const order = { ...small, requiresShipping: true, isPersonalized: true };
    return listShippingOptions({ zip, rates, ...order }) ?? [];
  }

  findShippingRates(brand: BrandId): Promise<ShippingRates> {
    return findShippingRates(this.#deps.db, brand);
  }

  /** Returns the address of the checkout page, which opens for the cart's owner. */
  getWebUrl({ cart: { brand, id } }: Checkout): string {
    return `${this.#deps.siteUrls[brand]}/checkout/${id}`;
  }

  /** Deletes carts that did not change for 90 days and returns how many. */
  async purgeAbandoned(): Promise<number> {
    let [total, deleted] = [0, PURGE_BATCH];
    while (deleted >= PURGE_BATCH) {
      const limits = { days: ABANDONED_DAYS, limit: PURGE_BATCH };
      deleted = await deleteAbandonedCarts(this.#deps.db, limits);
      total += deleted;
    }
    return total;
  }

  /** Leaves out the target's request id, which may be the problem. */
  async #refuse(target: CartTarget, problem: CheckoutProblem): Promise<CheckoutRequestResult> {
    const { checkoutId, brand, viewer } = target;
    const checkout = await this.find({ checkoutId, brand, viewer });
    return { checkout, problems: [problem] };
  }

  /** Leaves out projects that are missing or that the viewer may not order. */
  async #findAdditions(viewer: Viewer, lines: readonly NewCartLine[]): Promise<CartAdditions> {
    const variantIds = lines.map(({ variantId }) => variantId).filter(isUuid);
    const requested = new Set(lines.flatMap(({ projectId }) => projectId ?? []));
    const projectIds: string[] = [];
    for (const id of requested) {
      const project = await this.#deps.access.findPermitted(viewer, id, "order");
      if (project !== undefined) projectIds.push(project.id);
    }
    return { variantIds, projectIds, stickerOrderIds: listStickerOrderIds(lines) };
  }
}

/** The half-tokens that no order has reserved; only accounts have some. */
async function findAvailableTokens(transaction: Transaction, viewer: Viewer): Promise<number> {
  if (viewer.kind !== "account") return 0;
  const { halfTokens, reserved } = await findBalanceWithHolds(transaction, viewer.accountId);
  return halfTokens - reserved;
}

/** The entries of the change, each of which is looked up. */
function listEntries(change: CartChange): readonly unknown[] {
  if (change.type === "split") return [];
  return change.type === "remove" ? change.lineIds : change.lines;
}

function findRequestProblem(
  lines: readonly unknown[],
  requestId: string | undefined,
): CheckoutProblem | undefined {
  if (lines.length > MAX_CART_LINES) return { code: "LESS_THAN", field: ["lineItems"] };
  if (requestId === undefined || isUuid(requestId)) return undefined;
  return { code: "INVALID", field: ["requestId"] };
}

/** Returns the id of a new cart, or of the viewer's one open cart of the brand. */
async function openCart(
  transaction: Transaction,
  viewer: Viewer,
  { brand, requestId }: NewCartRequest,
): Promise<string> {
  const ownerId = getViewerId(viewer) ?? null;
  if (ownerId !== null) {
    const owner = { ownerId, brand };
    await lockCartOwner(transaction, owner);
    const openId = await findOpenCartId(transaction, owner);
    if (openId !== undefined) return openId;
  }
  const id = createCartId(requestId, `${brand} ${ownerId ?? ""}`);
  await insertCart(transaction, { id, brand, ownerId });
  return id;
}

/** Returns the same id for a repeated request: a request id is as random as a cart id. */
function createCartId(requestId: string | undefined, caller: string): string {
  const bytes =
    requestId === undefined
      ? randomBytes(ID_BYTES)
      : createHash("sha256").update(`cart ${requestId} ${caller}`).digest().subarray(0, ID_BYTES);
  return bytes.toString("base64url");
}
