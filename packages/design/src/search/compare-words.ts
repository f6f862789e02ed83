import { computeEditDistance, computePrefixEditDistance } from "./compute-edit-distance.ts";

/** Returns the cost of matching a typed word with an indexed one; Infinity for no match. */
export type CompareWords = (typed: string, indexed: string, isPlace: boolean) => number;

const PREFIX_COST = 1;
const EDIT_COST = 3;
const PREFIX_EDIT_COST = 4;

/**
 * Lists comparisons from strict to tolerant; each is used only when the previous ones find nothing.
 */
export function listWordComparisons(typed: readonly string[]): CompareWords[] {
  const isPostalCode = typed.length === 1 && typed[0]?.length === 2;
  return isPostalCode ? [isSame, startsWith] : [startsWith, isMisspelled, startsMisspelled];
}

function isSame(typed: string, indexed: string): number {
  return typed === indexed ? 0 : Infinity;
}

/**
 * Matches a word or its beginning; one or two letters begin too many places and match whole words
 * only.
 */
function startsWith(typed: string, indexed: string, isPlace: boolean): number {
  if (typed === indexed) return 0;
  return indexed.startsWith(typed) && (!isPlace || typed.length > 2) ? PREFIX_COST : Infinity;
}

function isMisspelled(typed: string, indexed: string, isPlace: boolean): number {
  const asTyped = startsWith(typed, indexed, isPlace);
  return asTyped < Infinity
    ? asTyped
    : EDIT_COST * computeEditDistance(typed, indexed, allowedEdits(typed));
}

function startsMisspelled(typed: string, indexed: string, isPlace: boolean): number {
  const whole = isMisspelled(typed, indexed, isPlace);
  return whole < Infinity
    ? whole
    : PREFIX_EDIT_COST * computePrefixEditDistance(typed, indexed, allowedEdits(typed));
}

/**
 * The number of edits a word may differ by. Short words allow none: most would match other words.
 */
function allowedEdits({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
