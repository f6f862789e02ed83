import { randomUUID } from "node:crypto";
import {
  allocateTokens,
  type CartLine,
  createStickerLines,
  createStickerSet,
  MAX_CART_LINES,
  normalizeAttributes,
} from "@photomap/commerce";
import { getViewerId, type Viewer } from "../../platform/viewer/viewer.ts";
import type { CartContent, CartStickerOrder, CheckoutProblem } from "./cart.types.ts";
import type { CartChangeResult } from "./cart-change.service.ts";
import type { StoredStickerItem } from "./cart-stickers.repository.ts";
import { createStoredLine } from "./sticker-lines.ts";

export interface StickerPaymentRequest {
  readonly viewer: Viewer;
  /** The half-tokens that may be spent; 0 to pay everything with money. */
  readonly halfTokens: number;
}

export interface StickerPayments {
  readonly result: CartChangeResult;
  /** The items with their new split; empty when the change is refused. */
  readonly items: readonly StoredStickerItem[];
}

/**
 * Splits the viewer's stickers in the cart between tokens and money again, as when they are ordered:
 * the largest token cost first, across all their sticker orders. Those of others stay as they are.
 */
export function payStickers(
  content: CartContent,
  stored: readonly StoredStickerItem[],
  { viewer, halfTokens }: StickerPaymentRequest,
): StickerPayments {
  if (content.hasOpenOrder) return refuse({ code: "LOCKED" });
  const viewerId = getViewerId(viewer);
  const orders = [...content.stickerOrders.values()].filter(
    ({ ownerId, status }) => ownerId === viewerId && status === "AWAITING_PAYMENT",
  );
  if (viewerId === undefined || orders.length === 0) return refuse({ code: "INVALID" });
  const costs = new Map(orders.map((order) => [order.id, listTokenCosts(order)]));
  const items = stored.filter(({ stickerOrderId }) => costs.has(stickerOrderId));
  const getCost = (item: StoredStickerItem) =>
    costs.get(item.stickerOrderId)?.get(item.sizeClass) ?? 0;
  const payable = items
    .filter((item) => getCost(item) > 0)
    .map((item) => ({ ...item, id: item.openingId, halfTokens: getCost(item) }));
  const withTokens = allocateTokens(payable, halfTokens);
  const withMoney = items
    .filter((item) => getCost(item) === 0)
    .map((item) => ({ ...item, quantityWithMoney: item.quantity, quantityWithTokens: 0 }));
  const split = [...withTokens, ...withMoney];
  return createPayments(content, orders, split);
}

/** The half-tokens of each size class; empty when the order's stickers are not sold for tokens. */
function listTokenCosts({ outputType, variants }: CartStickerOrder): ReadonlyMap<string, number> {
  const set = createStickerSet(outputType, variants);
  if (!set.tokenRedemptionVariantId) return new Map();
  return new Map(set.variants.map(({ sizeClass, tokens }) => [sizeClass, Math.round(2 * tokens)]));
}

function createPayments(
  content: CartContent,
  orders: readonly CartStickerOrder[],
  items: readonly StoredStickerItem[],
): StickerPayments {
  const lines = new Map<string, readonly CartLine[]>();
  for (const order of orders) {
    const ofOrder = items.filter(({ stickerOrderId }) => stickerOrderId === order.id);
    const created = createStickerLines(
      { id: order.id, items: ofOrder },
      createStickerSet(order.outputType, order.variants),
    );
    const old = content.lines.filter(({ stickerOrderId }) => stickerOrderId === order.id);
    const lineId = old[0]?.id;
    if (created.kind === "refused") {
      return refuse({ code: "INVALID", message: created.message, lineId });
    }
    const stored = created.lines.flatMap((line): CartLine[] => {
      const normalized = normalizeAttributes(createStoredLine(line, order).customAttributes);
      if (normalized.kind === "refused") return [];
      const id = old.find(({ variantId }) => variantId === line.variantId)?.id ?? randomUUID();
      const { attributes: customAttributes } = normalized;
      return [{ ...line, id, customAttributes, projectId: undefined, stickerOrderId: order.id }];
    });
    if (stored.length < created.lines.length) return refuse({ code: "INVALID", lineId });
    lines.set(order.id, stored);
  }
  const replaced = replaceGroups(content.lines, lines);
  if (replaced.length > MAX_CART_LINES) return refuse({ code: "LESS_THAN" });
  return { result: { kind: "changed", lines: replaced }, items };
}

/** Puts the new lines of each sticker order where the first of the old ones is. */
function replaceGroups(
  lines: readonly CartLine[],
  groups: ReadonlyMap<string, readonly CartLine[]>,
): readonly CartLine[] {
  const placed = new Set<string>();
  return lines.flatMap((line) => {
    const { stickerOrderId = "" } = line;
    const group = groups.get(stickerOrderId);
    if (group === undefined) return [line];
    if (placed.has(stickerOrderId)) return [];
    placed.add(stickerOrderId);
    return group;
  });
}

function refuse(problem: CheckoutProblem): StickerPayments {
  return { result: { kind: "refused", problems: [problem] }, items: [] };
}
