import { editDistance, prefixEditDistance } from "./edit-distance.ts";

/** How a known word answers to a typed one: a cost, or Infinity for not at all. */
export type Compare = (typed: string, known: string, isPlace: boolean) => number;

const PREFIX_COST = 1;
const EDIT_COST = 3;
const PREFIX_EDIT_COST = 4;

/** Each comparison is more forgiving than the one before, and is tried only where that found nothing. */
export function chooseComparisons(typed: readonly string[]): Compare[] {
  const isPostalCode = typed.length === 1 && typed[0]?.length === 2;
  return isPostalCode ? [isSame, startsWith] : [startsWith, isMisspelled, startsMisspelled];
}

function isSame(typed: string, known: string): number {
  return typed === known ? 0 : Infinity;
}

/** One or two letters begin too many places to say anything. */
function startsWith(typed: string, known: string, isPlace: boolean): number {
  if (typed === known) return 0;
  return known.startsWith(typed) && (!isPlace || typed.length > 2) ? PREFIX_COST : Infinity;
}

function isMisspelled(typed: string, known: string, isPlace: boolean): number {
  const asTyped = startsWith(typed, known, isPlace);
  return asTyped < Infinity ? asTyped : EDIT_COST * editDistance(typed, known, allowedEdits(typed));
}

function startsMisspelled(typed: string, known: string, isPlace: boolean): number {
  const whole = isMisspelled(typed, known, isPlace);
  return whole < Infinity
    ? whole
    : PREFIX_EDIT_COST * prefixEditDistance(typed, known, allowedEdits(typed));
}

/** A short word with a letter changed is another word. */
function allowedEdits({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
