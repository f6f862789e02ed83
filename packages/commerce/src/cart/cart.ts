import type { CheckoutErrorCode } from "./checkout-error.ts";
import {
  type CustomAttribute,
  createAttributesKey,
  normalizeAttributes,
} from "./custom-attributes.ts";

export const MAX_CART_LINES = 100;
export const MIN_LINE_QUANTITY = 1;
export const MAX_LINE_QUANTITY = 25;
/**
 * The limit of lines with stickers, which sum up quantities that are limited where they are chosen.
 */
export const MAX_STICKER_LINE_QUANTITY = 9999;

/** A line without its id, as a client adds it. */
export interface NewCartLine {
  readonly variantId: string;
  readonly quantity: number;
  readonly customAttributes: readonly CustomAttribute[];
  /** The project of a personalized map. */
  readonly projectId?: string | undefined;
  /** The sticker order of the line; lines of the same order are added and removed together. */
  readonly stickerOrderId?: string | undefined;
}

export interface CartLine extends NewCartLine {
  readonly id: string;
}

export interface CartLineUpdate {
  readonly id: string;
  /** The new quantity; 0 removes the line. */
  readonly quantity?: number | undefined;
  readonly customAttributes?: readonly CustomAttribute[] | undefined;
}

export type CartChange =
  | { readonly type: "add"; readonly lines: readonly NewCartLine[] }
  | { readonly type: "update"; readonly lines: readonly CartLineUpdate[] }
  | { readonly type: "remove"; readonly lineIds: readonly string[] }
  | { readonly type: "replace"; readonly lines: readonly NewCartLine[] }
  /** Moves units of a line to a line with other attributes. */
  | {
      readonly type: "split";
      readonly lineId: string;
      readonly quantity: number;
      readonly customAttributes: readonly CustomAttribute[];
    };

export interface CartRefusal {
  readonly kind: "refused";
  readonly code: CheckoutErrorCode;
  readonly lineId?: string | undefined;
}

export type CartResult =
  | { readonly kind: "changed"; readonly lines: readonly CartLine[] }
  | CartRefusal;

type Lines = readonly CartLine[];

/**
 * Whether two lines have the same variant, project, sticker order and attributes, and so are one.
 */
export function areEqualLines(left: NewCartLine, right: NewCartLine): boolean {
  return (
    left.variantId === right.variantId &&
    (left.projectId ?? "") === (right.projectId ?? "") &&
    (left.stickerOrderId ?? "") === (right.stickerOrderId ?? "") &&
    createAttributesKey(left.customAttributes) === createAttributesKey(right.customAttributes)
  );
}

function findQuantityProblem(
  quantity: number,
  { stickerOrderId }: NewCartLine,
): CheckoutErrorCode | undefined {
  if (!Number.isInteger(quantity) || quantity < MIN_LINE_QUANTITY) return "INVALID";
  const most = stickerOrderId === undefined ? MAX_LINE_QUANTITY : MAX_STICKER_LINE_QUANTITY;
  return quantity > most ? "LESS_THAN" : undefined;
}

/** Inserts the line at the index, or adds its quantity to the line it is equal to. */
function putLine(lines: Lines, line: CartLine, index: number): CartResult {
  const normalized = normalizeAttributes(line.customAttributes);
  if (normalized.kind === "refused") {
    return { kind: "refused", code: normalized.code, lineId: line.id };
  }
  const added = { ...line, customAttributes: normalized.attributes };
  const equal = lines.find((other) => areEqualLines(other, added));
  const quantity = (equal?.quantity ?? 0) + line.quantity;
  const code = findQuantityProblem(line.quantity, line) ?? findQuantityProblem(quantity, line);
  if (code !== undefined) return { kind: "refused", code, lineId: equal?.id ?? line.id };
  if (equal !== undefined) {
    return {
      kind: "changed",
      lines: lines.map((other) => (other === equal ? { ...equal, quantity } : other)),
    };
  }
  if (lines.length >= MAX_CART_LINES) return { kind: "refused", code: "LESS_THAN" };
  return { kind: "changed", lines: lines.toSpliced(index, 0, added) };
}

function addLines(lines: Lines, added: readonly NewCartLine[], createId: () => string): CartResult {
  let result: CartResult = { kind: "changed", lines };
  const present = new Set(lines.flatMap(({ stickerOrderId }) => stickerOrderId ?? []));
  for (const line of added) {
    if (result.kind === "refused") return result;
    if (present.has(line.stickerOrderId ?? "")) continue;
    result = putLine(result.lines, { ...line, id: createId() }, result.lines.length);
  }
  // A line that is not yet in the cart has no id that a client could send.
  if (result.kind === "changed" || lines.some(({ id }) => id === result.lineId)) return result;
  return { kind: "refused", code: result.code };
}

/** Removes lines, and with them all lines of their sticker orders. */
function removeLines(lines: Lines, lineIds: readonly string[]): Lines {
  const removed = lines.filter(({ id }) => lineIds.includes(id));
  const orderIds = new Set(removed.flatMap(({ stickerOrderId }) => stickerOrderId ?? []));
  return lines.filter(
    (line) => !removed.includes(line) && !orderIds.has(line.stickerOrderId ?? ""),
  );
}

/** Replaces all lines. Lines of a sticker order that stays keep their ids. */
function replaceLines(
  lines: Lines,
  added: readonly NewCartLine[],
  createId: () => string,
): CartResult {
  const result = addLines([], added, createId);
  if (result.kind === "refused") return result;
  const stickers = lines.filter(({ stickerOrderId }) => stickerOrderId !== undefined);
  const findKept = ({ stickerOrderId, variantId }: CartLine) =>
    stickers.find(
      (other) => other.stickerOrderId === stickerOrderId && other.variantId === variantId,
    );
  return {
    kind: "changed",
    lines: result.lines.map((line) => ({ ...line, id: findKept(line)?.id ?? line.id })),
  };
}

function updateLine(lines: Lines, { id, quantity, customAttributes }: CartLineUpdate): CartResult {
  const index = lines.findIndex((line) => line.id === id);
  if (quantity === 0) return { kind: "changed", lines: removeLines(lines, [id]) };
  const line = lines[index];
  if (line === undefined) return { kind: "refused", code: "LINE_ITEM_NOT_FOUND", lineId: id };
  if (line.stickerOrderId !== undefined) return { kind: "refused", code: "INVALID", lineId: id };
  const updated = {
    ...line,
    quantity: quantity ?? line.quantity,
    customAttributes: customAttributes ?? line.customAttributes,
  };
  return putLine(lines.toSpliced(index, 1), updated, index);
}

function updateLines(lines: Lines, updates: readonly CartLineUpdate[]): CartResult {
  let result: CartResult = { kind: "changed", lines };
  for (const update of updates) {
    if (result.kind === "refused") return result;
    result = updateLine(result.lines, update);
  }
  return result;
}

function splitLine(
  lines: Lines,
  change: Extract<CartChange, { type: "split" }>,
  createId: () => string,
): CartResult {
  const { lineId, customAttributes } = change;
  const index = lines.findIndex(({ id }) => id === lineId);
  const line = lines[index];
  if (line === undefined) return { kind: "refused", code: "LINE_ITEM_NOT_FOUND", lineId };
  const isRefused = line.stickerOrderId !== undefined || change.quantity < MIN_LINE_QUANTITY;
  if (isRefused || !Number.isInteger(change.quantity)) {
    return { kind: "refused", code: "INVALID", lineId };
  }
  const quantity = Math.min(change.quantity, line.quantity);
  if (quantity === line.quantity) return updateLine(lines, { id: lineId, customAttributes });
  const rest = lines.with(index, { ...line, quantity: line.quantity - quantity });
  const moved = { ...line, id: createId(), quantity, customAttributes };
  const result = putLine(rest, moved, index + 1);
  return result.kind === "refused" ? { ...result, lineId } : result;
}

/** Makes all of a change or, when it is refused, none of it. */
export function changeCart(lines: Lines, change: CartChange, createId: () => string): CartResult {
  switch (change.type) {
    case "add":
      return addLines(lines, change.lines, createId);
    case "replace":
      return replaceLines(lines, change.lines, createId);
    case "update":
      return updateLines(lines, change.lines);
    case "remove":
      return { kind: "changed", lines: removeLines(lines, change.lineIds) };
    case "split":
      return splitLine(lines, change, createId);
  }
}
