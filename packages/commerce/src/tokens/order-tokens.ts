import { type ClassifiableItem, getItemKind } from "../products/item-kind.ts";
import { countFreeStickerTokens } from "./sticker-tokens.ts";

export interface TokenSourceLine extends ClassifiableItem {
  readonly id: string;
  readonly quantity: number;
  /** The free tokens that come with one unit of the product. */
  readonly freeStickerTokens: number;
}

/** The half-tokens that all units of a line bring. */
export interface LineTokenCounts {
  readonly lineId: string;
  readonly bought: number;
  readonly free: number;
}

const HALF_TOKENS = 2;

/** Lists what the lines of an order bring: token packs, and the free tokens of other products. */
export function listLineTokens(lines: readonly TokenSourceLine[]): LineTokenCounts[] {
  return lines
    .map((line) => ({
      lineId: line.id,
      bought: countTokens(line) * HALF_TOKENS,
      free: countFreeStickerTokens(line, line.quantity) * HALF_TOKENS,
    }))
    .filter(({ bought, free }) => bought + free > 0);
}

function countTokens(line: TokenSourceLine): number {
  const kind = getItemKind(line);
  return kind.kind === "sticker-token" ? kind.numTokens * line.quantity : 0;
}

export function sumLineTokens(lines: readonly LineTokenCounts[]): number {
  return lines.reduce((sum, { bought, free }) => sum + bought + free, 0);
}

export interface TakenBackTokens {
  readonly lineId: string;
  readonly halfTokens: number;
}

/**
 * Takes back as much as is available from the lines, in their order; lines that give nothing are
 * left out.
 */
export function takeBackLineTokens(
  lines: readonly LineTokenCounts[],
  available: number,
): TakenBackTokens[] {
  let rest = Math.max(0, available);
  return lines.flatMap(({ lineId, bought, free }) => {
    const halfTokens = Math.min(bought + free, rest);
    rest -= halfTokens;
    return halfTokens === 0 ? [] : [{ lineId, halfTokens }];
  });
}

/** A line that was paid with tokens. */
export interface TokenPaidLine {
  readonly quantity: number;
  /** The half-tokens paid for the whole line. */
  readonly halfTokensUsed: number;
}

/** Counts what returned units give back: the parts of a line add up to it in any order. */
export function countReturnedTokens(line: TokenPaidLine, returnedQuantity: number): number {
  return Math.floor((line.halfTokensUsed * returnedQuantity) / line.quantity);
}
