import { MAX_LINE_QUANTITY } from "../cart/cart.ts";
import { addMoney, type Money, multiplyMoney, usd, ZERO_USD } from "../money/money.ts";

const MAX_TOKENS = 50;
const BASE_TOKEN_PRICE: Money = usd(250);
const MIN_DISCOUNT_PERCENT = 2;

/** Lists counts to choose from, for a map with that many regions. */
export function getTokenPresets(regionCount: number): number[] {
  if (regionCount <= 10) return [1, 5, 10];
  if (regionCount > MAX_TOKENS) return [5, 25, MAX_TOKENS];
  return [5, Math.ceil(regionCount / 2), regionCount];
}

/** Parses a whole number from 1 to 50; undefined for anything else. */
export function parseTokenCount(text: string): number | undefined {
  const count = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= MAX_TOKENS ? count : undefined;
}

/** A variant of the sticker-tokens product. */
export interface TokenPack {
  readonly variantId: string;
  readonly numTokens: number;
  readonly price: Money;
  readonly availableForSale: boolean;
}

export interface TokenPurchase {
  readonly lines: readonly { readonly variantId: string; readonly quantity: number }[];
  readonly price: Money;
  /** The whole percentage off the base price; absent when it is at most 2 %. */
  readonly discountPercent?: number;
}

interface Combination {
  readonly price: Money;
  readonly packs: readonly TokenPack[];
}

function isBetter(left: Combination, right: Combination | undefined): boolean {
  if (right === undefined) return true;
  const difference = left.price.amountMinor - right.price.amountMinor;
  return difference < 0 || (difference === 0 && left.packs.length < right.packs.length);
}

/** Finds the cheapest packs with exactly that many tokens; of equal prices the fewest packs. */
function findCombination(packs: readonly TokenPack[], count: number): Combination | undefined {
  const best: (Combination | undefined)[] = [{ price: ZERO_USD, packs: [] }];
  for (let tokens = 1; tokens <= count; tokens += 1) {
    for (const pack of packs) {
      const rest = pack.numTokens <= tokens ? best[tokens - pack.numTokens] : undefined;
      if (rest === undefined) continue;
      const candidate = { price: addMoney(rest.price, pack.price), packs: [...rest.packs, pack] };
      if (isBetter(candidate, best[tokens])) best[tokens] = candidate;
    }
  }
  return best[count];
}

function findDiscountPercent(price: Money, count: number): number | undefined {
  const base = multiplyMoney(BASE_TOKEN_PRICE, count).amountMinor;
  const percent = (100 * (base - price.amountMinor)) / base;
  return percent > MIN_DISCOUNT_PERCENT ? Math.round(percent) : undefined;
}

/** Chooses the packs to buy for a number of tokens; undefined when no packs add up to it. */
export function chooseTokenPacks(
  packs: readonly TokenPack[],
  count: number,
): TokenPurchase | undefined {
  if (!Number.isInteger(count) || count < 1 || count > MAX_TOKENS) return undefined;
  const available = packs.filter((pack) => pack.availableForSale && pack.numTokens >= 1);
  const combination = findCombination(available, count);
  if (combination === undefined) return undefined;
  const sorted = combination.packs.toSorted((left, right) => right.numTokens - left.numTokens);
  const byVariant = Map.groupBy(sorted, ({ variantId }) => variantId);
  const lines = [...byVariant].map(([variantId, { length }]) => ({ variantId, quantity: length }));
  if (lines.some(({ quantity }) => quantity > MAX_LINE_QUANTITY)) return undefined;
  const discountPercent = findDiscountPercent(combination.price, count);
  return {
    lines,
    price: combination.price,
    ...(discountPercent !== undefined && { discountPercent }),
  };
}

/** Returns the free tokens of a line. */
export function countFreeStickerTokens(
  { freeStickerTokens: perUnit }: { readonly freeStickerTokens: number },
  quantity: number,
): number {
  return perUnit * quantity;
}

export const PROMOTION_TOKENS = 10;

/** The time at which 11/30/2022 ended in Michigan. */
const PROMOTION_ENDS_AT = new Date("2022-12-01T05:00:00Z");

export function isTokenPromotionShown(now: Date): boolean {
  return now < PROMOTION_ENDS_AT;
}
