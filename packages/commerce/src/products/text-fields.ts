import { ATTRIBUTE_KEYS, type CustomAttribute } from "../cart/custom-attributes.ts";

/** A text that the buyer writes for the product, such as a line engraved on a plaque. */
export interface ProductTextField {
  /** The label of the field and the key of the line's custom attribute. */
  readonly key: string;
  /** The number of characters that fit. */
  readonly maxLength: number;
  readonly isRequired: boolean;
  readonly example?: string;
}

const MAX_FIELDS = 5;
const MAX_FIELD_LENGTH = 100;
const RESERVED_KEYS: ReadonlySet<string> = new Set(Object.values(ATTRIBUTE_KEYS));

/** Whether a stored value lists text fields, each with a key of its own. */
export function isTextFieldList(value: unknown): value is readonly ProductTextField[] {
  if (!Array.isArray(value) || value.length > MAX_FIELDS) return false;
  if (!value.every(isTextField)) return false;
  return new Set(value.map(({ key }) => key)).size === value.length;
}

function isTextField(value: unknown): value is ProductTextField {
  if (typeof value !== "object" || value === null) return false;
  const { key, maxLength, isRequired, example }: Partial<Record<keyof ProductTextField, unknown>> =
    value;
  return (
    typeof key === "string" &&
    /^\S.{0,39}$/.test(key) &&
    !RESERVED_KEYS.has(key) &&
    Number.isInteger(maxLength) &&
    Number(maxLength) >= 1 &&
    Number(maxLength) <= MAX_FIELD_LENGTH &&
    typeof isRequired === "boolean" &&
    (example === undefined || typeof example === "string")
  );
}

/** What a tool can engrave: Latin letters, digits, punctuation and a heart. */
const ENGRAVABLE = /^[\p{Script=Latin}\p{M}\p{Nd}\p{P}\p{Zs}+=°♥]*$/u;

export interface TextProblem {
  readonly code: "BLANK" | "TOO_LONG" | "INVALID";
  readonly message: string;
}

/** Why a field's text cannot be put on the product; undefined when it can. */
export function findTextProblem(
  { key, maxLength, isRequired }: Pick<ProductTextField, "key" | "maxLength" | "isRequired">,
  text: string,
): TextProblem | undefined {
  const value = text.trim();
  if (value === "") {
    return isRequired ? { code: "BLANK", message: `Fill in “${key}”.` } : undefined;
  }
  const extra = value.length - maxLength;
  if (extra > 0) {
    const characters = extra === 1 ? "1 character" : `${extra} characters`;
    return { code: "TOO_LONG", message: `“${key}” is ${characters} too long.` };
  }
  if (ENGRAVABLE.test(value)) return undefined;
  const message = `“${key}” can have letters, numbers and punctuation, but no emoji.`;
  return { code: "INVALID", message };
}

/** Lists the texts that a buyer wrote for the product: all attributes with keys of its own. */
export function listTexts(attributes: readonly CustomAttribute[]): CustomAttribute[] {
  return attributes.filter(({ key }) => !RESERVED_KEYS.has(key));
}

/**
 * Why an attribute is neither a text of the product nor one of the cart's own; undefined without
 * such an attribute. Keys differ by case.
 */
export function findUnknownText(
  fields: readonly Pick<ProductTextField, "key">[],
  attributes: readonly CustomAttribute[],
): TextProblem | undefined {
  const keys = new Set(fields.map(({ key }) => key));
  const unknown = listTexts(attributes).find(({ key }) => !keys.has(key));
  if (unknown === undefined) return undefined;
  const message = `This product has no text “${unknown.key}”. Add it without this text.`;
  return { code: "INVALID", message };
}
