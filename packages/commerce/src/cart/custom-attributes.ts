import { shopMessages } from "@photomap/messages";
import type { CheckoutErrorCode } from "./checkout-error.ts";

export interface CustomAttribute {
  readonly key: string;
  readonly value: string;
}

export const ATTRIBUTE_KEYS = {
  /** The id of a sticker order, "{file id}-{rest}". */
  orderId: shopMessages.orderIdKey.text,
  /** The name of the project. */
  map: shopMessages.mapKey.text,
  tokensUsed: shopMessages.tokensUsedKey.text,
  giftNote: shopMessages.giftNoteKey.text,
} as const;

export const MAX_ATTRIBUTES = 20;
const MAX_KEY_LENGTH = 40;
export const MAX_ATTRIBUTE_VALUE_LENGTH = 500;

export type NormalizeAttributesResult =
  | { readonly kind: "normalized"; readonly attributes: readonly CustomAttribute[] }
  | {
      readonly kind: "refused";
      readonly code: Extract<CheckoutErrorCode, "BLANK" | "INVALID" | "LESS_THAN" | "TOO_LONG">;
      readonly key?: string;
    };

/**
 * Whether a text can be stored: PostgreSQL and XML refuse lone surrogates and most control
 * characters.
 */
function isPlainText(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text.replaceAll("\n", ""));
}

function findProblem({ key, value }: CustomAttribute) {
  if (key === "") return "BLANK";
  if (key.length > MAX_KEY_LENGTH || value.length > MAX_ATTRIBUTE_VALUE_LENGTH) return "TOO_LONG";
  return isPlainText(key) && !key.includes("\n") && isPlainText(value) ? undefined : "INVALID";
}

/** Trims keys and values and drops blank values, then checks the limits. */
export function normalizeAttributes(input: readonly CustomAttribute[]): NormalizeAttributesResult {
  const attributes = input
    .map(({ key, value }) => ({
      key: key.trim(),
      value: value.replaceAll(/\r\n?/g, "\n").trim(),
    }))
    .filter(({ value }) => value !== "");
  if (attributes.length > MAX_ATTRIBUTES) return { kind: "refused", code: "LESS_THAN" };
  const keys = new Set<string>();
  for (const attribute of attributes) {
    const { key } = attribute;
    const code = findProblem(attribute) ?? (keys.has(key) ? "INVALID" : undefined);
    if (code !== undefined) return { kind: "refused", code, key };
    keys.add(key);
  }
  return { kind: "normalized", attributes };
}

/** Returns a text that is equal for the same attributes in any order. */
export function createAttributesKey(attributes: readonly CustomAttribute[]): string {
  const pairs = attributes.map(({ key, value }) => [key, value] as const);
  return JSON.stringify(pairs.toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

function findValue(attributes: readonly CustomAttribute[], key: string): string | undefined {
  return attributes.find((attribute) => attribute.key === key)?.value;
}

export function getGiftNote(attributes: readonly CustomAttribute[]): string | undefined {
  return findValue(attributes, ATTRIBUTE_KEYS.giftNote);
}

/** Sets the gift note; an empty one is stored as unset. */
export function withGiftNote(
  attributes: readonly CustomAttribute[],
  note: string,
): CustomAttribute[] {
  const others = attributes.filter(({ key }) => key !== ATTRIBUTE_KEYS.giftNote);
  const value = note.trim();
  return value === "" ? others : [...others, { key: ATTRIBUTE_KEYS.giftNote, value }];
}

export interface OrderIdAttribute {
  /** The whole value of the attribute. */
  readonly orderId: string;
  readonly projectId: string;
  readonly rest: string;
}

export function readOrderIdAttribute(
  attributes: readonly CustomAttribute[],
): OrderIdAttribute | undefined {
  const orderId = findValue(attributes, ATTRIBUTE_KEYS.orderId) ?? "";
  const dash = orderId.indexOf("-");
  if (dash < 1 || dash === orderId.length - 1) return undefined;
  return { orderId, projectId: orderId.slice(0, dash), rest: orderId.slice(dash + 1) };
}

export function readMapName(attributes: readonly CustomAttribute[]): string | undefined {
  return findValue(attributes, ATTRIBUTE_KEYS.map);
}

/** Reads tokens in steps of 0.5; 0 when the attribute is absent or unreadable. */
export function readTokensUsed(attributes: readonly CustomAttribute[]): number {
  const value = findValue(attributes, ATTRIBUTE_KEYS.tokensUsed) ?? "";
  return /^\d{1,6}(?:\.[05])?$/.test(value) ? Number(value) : 0;
}
