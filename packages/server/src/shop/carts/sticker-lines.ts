import {
  createStickerLines,
  createStickerSet,
  type NewCartLine,
  normalizeAttributes,
  readOrderIdAttribute,
} from "@photomap/commerce";
import type { CartContent, CartStickerOrder } from "./cart.types.ts";
import { createMapAttributes } from "./line-attributes.ts";

/** The format of a sticker order's id; attributes are free text from clients. */
const STICKER_ORDER_ID = /^[\w-]{3,100}$/;

/** The sticker orders that the lines name. */
export function listStickerOrderIds(lines: readonly NewCartLine[]): string[] {
  const ids = lines.flatMap(
    ({ customAttributes }) => readOrderIdAttribute(customAttributes)?.orderId ?? [],
  );
  return [...new Set(ids)].filter((id) => STICKER_ORDER_ID.test(id));
}

export interface SplitLines {
  /** The lines of sticker orders as they are stored. */
  readonly stickerLines: readonly NewCartLine[];
  readonly others: readonly NewCartLine[];
}

/**
 * Returns undefined when the viewer cannot buy a sticker order in this cart, or when the lines that
 * name it are not exactly its own.
 */
export function splitStickerLines(
  content: CartContent,
  lines: readonly NewCartLine[],
  viewerId: string | undefined,
): SplitLines | undefined {
  const ids = listStickerOrderIds(lines);
  const groups = ids.map((id) => {
    const order = content.stickerOrders.get(id);
    if (order === undefined || !canBeAdded(order, viewerId)) return undefined;
    const expected = createStickerLines(order, createStickerSet(order.outputType, order.variants));
    const requested = lines.filter((line) => getOrderId(line) === id);
    return expected.kind === "created" && areSameLines(requested, expected.lines)
      ? expected.lines.map((line) => createStoredLine(line, order))
      : undefined;
  });
  if (groups.includes(undefined)) return undefined;
  return {
    stickerLines: groups.flatMap((group) => group ?? []),
    others: lines.filter((line) => !ids.includes(getOrderId(line) ?? "")),
  };
}

function getOrderId({ customAttributes }: NewCartLine): string | undefined {
  return readOrderIdAttribute(customAttributes)?.orderId;
}

function canBeAdded(order: CartStickerOrder, viewerId: string | undefined): boolean {
  const isOwn = viewerId !== undefined && order.ownerId === viewerId;
  return isOwn && order.status === "AWAITING_PAYMENT" && !order.isInOtherCart;
}

/** Creates the line as it is stored, with the attributes of the server. */
export function createStoredLine(
  line: NewCartLine,
  { id, mapName }: CartStickerOrder,
): NewCartLine {
  const customAttributes = [...line.customAttributes, ...createMapAttributes(mapName ?? undefined)];
  return { ...line, customAttributes, stickerOrderId: id };
}

function areSameLines(
  requested: readonly NewCartLine[],
  expected: readonly NewCartLine[],
): boolean {
  const texts = new Set(requested.map(describeLine));
  return (
    requested.length === expected.length &&
    texts.size === expected.length &&
    expected.every((line) => texts.has(describeLine(line)))
  );
}

function describeLine({ variantId, quantity, projectId, customAttributes }: NewCartLine): string {
  const normalized = normalizeAttributes(customAttributes);
  const attributes = normalized.kind === "normalized" ? normalized.attributes : [];
  const texts = attributes.map(({ key, value }) => JSON.stringify([key, value])).toSorted();
  return JSON.stringify([variantId, quantity, projectId ?? null, normalized.kind, texts]);
}
