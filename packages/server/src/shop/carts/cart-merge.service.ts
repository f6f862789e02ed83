import { type CartLine, mergeCarts } from "@photomap/commerce";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { AccountViewer, Viewer } from "../../platform/viewer/viewer.ts";
import {
  claimCart,
  findOpenCartId,
  lockCart,
  lockCartOwner,
  markMerged,
  updateCart,
} from "./cart.repository.ts";
import type { CartContent, CartDetails, CheckoutRequestResult } from "./cart.types.ts";
import {
  CART_MISSING,
  type CartTarget,
  createCheckoutRequestResult,
  refuseCartChange,
} from "./cart-change.service.ts";
import { findContent } from "./cart-content.repository.ts";
import { transferStickerOrders } from "./cart-stickers.repository.ts";
import { priceCheckout } from "./price-checkout.ts";

type MergeTarget = Pick<CartTarget, "brand" | "checkoutId">;

/** Moves a guest's cart into the account's cart after login. */
export class CartMergeService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Merges the cart into the account's; merging again returns the same cart. */
  async merge(viewer: Viewer, target: MergeTarget): Promise<CheckoutRequestResult> {
    if (viewer.kind !== "account") return CART_MISSING;
    return this.#db
      .transaction()
      .execute((transaction) => mergeWithin(transaction, viewer, target));
  }
}

async function mergeWithin(
  transaction: Transaction,
  viewer: AccountViewer,
  { checkoutId, brand }: MergeTarget,
): Promise<CheckoutRequestResult> {
  const { accountId } = viewer;
  const owner = { ownerId: accountId, brand };
  await lockCartOwner(transaction, owner);
  await lockCart(transaction, checkoutId);
  const source = await findContent(transaction, { cartId: checkoutId, brand, viewer });
  if (source === undefined) return CART_MISSING;
  // Also when it was merged before: then the cart of the account is read.
  if (source.ownerId === accountId) return createCheckoutRequestResult(source);
  if (source.completedAt !== null) return refuseCartChange(source, [{ code: "ALREADY_COMPLETED" }]);
  const targetId = await findOpenCartId(transaction, owner);
  const into = targetId && (await lockTarget(transaction, { cartId: targetId, viewer }, source));
  // Its payment would buy lines that the cart of the account still has.
  if (into && source.hasOpenOrder) return refuseCartChange(source, [{ code: "LOCKED" }]);
  const lines = await takeStickerOrders(transaction, source, viewer);
  const { checkout, problems } = into
    ? await moveLines(transaction, { ...source, lines }, into)
    : await claim(transaction, source, { lines, ownerId: accountId });
  const isDropped = lines.length < source.lines.length;
  return { checkout, problems: isDropped ? [{ code: "INVALID" }, ...problems] : problems };
}

/**
 * Returns the lines, except those of sticker orders that neither the account nor its guests own.
 */
async function takeStickerOrders(
  transaction: Transaction,
  { id, lines, stickerOrders }: CartContent,
  { accountId, guestIdentity }: AccountViewer,
): Promise<readonly CartLine[]> {
  if (stickerOrders.size === 0) return lines;
  const transfer = { cartId: id, guestId: guestIdentity, accountId };
  const taken = await transferStickerOrders(transaction, transfer);
  const own = [...stickerOrders.values()].filter(({ ownerId }) => ownerId === accountId);
  const ids = new Set([...taken, ...own.map((order) => order.id)]);
  return lines.filter(
    ({ stickerOrderId }) => stickerOrderId === undefined || ids.has(stickerOrderId),
  );
}

async function claim(
  transaction: Transaction,
  source: CartContent,
  { lines, ownerId }: { readonly lines: readonly CartLine[]; readonly ownerId: string },
): Promise<CheckoutRequestResult> {
  await claimCart(transaction, { id: source.id, ownerId });
  if (lines.length === source.lines.length)
    return createCheckoutRequestResult({ ...source, ownerId });
  const version = await updateCart(transaction, { cartId: source.id, details: source, lines });
  return createCheckoutRequestResult({ ...source, ownerId, lines, version });
}

/** Locks and reads the account's cart; undefined when its order was paid just now. */
async function lockTarget(
  transaction: Transaction,
  { cartId, viewer }: { readonly cartId: string; readonly viewer: AccountViewer },
  { brand, lines }: CartContent,
): Promise<CartContent | undefined> {
  await lockCart(transaction, cartId);
  const into = await findContent(transaction, {
    cartId,
    brand,
    viewer,
    variantIds: lines.map(({ variantId }) => variantId),
    projectIds: lines.flatMap(({ projectId }) => projectId ?? []),
  });
  return into?.completedAt === null ? into : undefined;
}

async function moveLines(
  transaction: Transaction,
  source: CartContent,
  into: CartContent,
): Promise<CheckoutRequestResult> {
  const { lines, dropped } = mergeCarts(into.lines, source.lines);
  const details = mergeDetails(into, source);
  const version = await updateCart(transaction, { cartId: into.id, details, lines });
  await markMerged(transaction, { from: source.id, into: into.id });
  const problems = dropped.length === 0 ? [] : [{ code: "LESS_THAN" } as const];
  return { checkout: priceCheckout({ ...into, ...details, lines, version }), problems };
}

function mergeDetails(into: CartDetails, source: CartDetails): CartDetails {
  return {
    email: into.email ?? source.email,
    note: into.note === "" ? source.note : into.note,
    zip: into.zip ?? source.zip,
    shippingOptionId: into.shippingOptionId ?? source.shippingOptionId,
    discountCode: into.discountCode ?? source.discountCode,
  };
}
