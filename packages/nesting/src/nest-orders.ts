import type { OutputType } from "@photomap/design";
import type { Shape } from "@photomap/geometry";
import { formatMessage, stickerSheetMessages } from "@photomap/messages";
import type { LayoutProblem } from "./layout-problem.ts";
import { nestStickers } from "./nest-stickers.ts";
import type { SearchOptions } from "./search-layout.ts";
import { isOversizeSheet, type Sticker, type StickerSheet } from "./sheet.ts";

/**
 * What orders must have in common to share sheets: the stickers have the same material, size and
 * file.
 */
export interface NestGroup {
  readonly projectId: string;
  readonly outputType: OutputType;
  readonly outputScale: number;
}

export interface StickerOrder extends NestGroup {
  readonly id: string;
  readonly stickers: readonly OrderedSticker[];
}

interface OrderedSticker extends Sticker {
  readonly quantity: number;
}

/** One copy of a sticker, to be placed once. */
export interface NestedSticker {
  readonly orderId: string;
  readonly openingId: string;
  readonly shape: Shape;
}

export interface StickerLayout {
  readonly group: NestGroup;
  /** Every copy that was ordered; placements refer to it by index. */
  readonly stickers: readonly NestedSticker[];
  readonly sheets: readonly StickerSheet[];
  /** Whether a sticker is missing, or a sheet is larger than the paper. */
  readonly overflow: boolean;
  /** The problem of sheets that must not be printed. */
  readonly problem?: LayoutProblem;
}

export type NestResult =
  | { readonly kind: "nested"; readonly layout: StickerLayout }
  | { readonly kind: "refused"; readonly message: string };

/** Nests the stickers of one nest group; the order of the list has no effect. */
export function nestOrders(
  orders: readonly StickerOrder[],
  options: Partial<SearchOptions> = {},
): NestResult {
  const [first, ...others] = orders.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (first === undefined) throw new RangeError("There is no sticker order to nest");
  if (others.some((order) => !isSameGroup(order, first))) {
    return { kind: "refused", message: formatMessage(stickerSheetMessages.disparateGroups) };
  }
  const { projectId, outputType, outputScale } = first;
  const stickers = [first, ...others].flatMap(listCopies);
  const { sheets, problem } = nestStickers(stickers, options);
  const layout = {
    group: { projectId, outputType, outputScale },
    stickers,
    sheets,
    overflow: isOverflow(stickers.length, sheets),
    ...(problem && { problem }),
  };
  return { kind: "nested", layout };
}

function isSameGroup(a: NestGroup, b: NestGroup): boolean {
  return (
    a.projectId === b.projectId && a.outputType === b.outputType && a.outputScale === b.outputScale
  );
}

function listCopies({ id, stickers }: StickerOrder): NestedSticker[] {
  return stickers.flatMap(({ openingId, shape, quantity }) =>
    Array.from({ length: quantity }, () => ({ orderId: id, openingId, shape })),
  );
}

export function isOverflow(requested: number, sheets: readonly StickerSheet[]): boolean {
  const placed = sheets.reduce((sum, { placements }) => sum + placements.length, 0);
  return placed < requested || sheets.some(isOversizeSheet);
}
