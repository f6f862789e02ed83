import { isTextFieldList, type ProductTextField } from "./text-fields.ts";

export const PRODUCT_TYPES = ["photo-map", "accessory", "sticker", "sticker-tokens"] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** The types of personalization: a project personalizes a map. */
export const PERSONALIZATION_TYPES = ["map"] as const;
export type PersonalizationType = (typeof PERSONALIZATION_TYPES)[number];

export interface ProductMetafields {
  readonly productType?: ProductType;
  readonly personalizationType?: PersonalizationType;
  /** The name of the option that the page shows first. */
  readonly primaryOption?: string;
  readonly demoMapId?: string;
  /** The design that a new project for the product starts with. */
  readonly blueprintId?: string;
  /** The designs whose projects can be printed on the product. */
  readonly designIds: readonly string[];
  readonly background?: string;
  readonly outputType?: string;
  readonly outputScale?: number;
  /** The inputs of a new project, passed on unread. */
  readonly defaultInputs?: Readonly<Record<string, unknown>>;
  /** The texts that the buyer writes for the product. */
  readonly textFields: readonly ProductTextField[];
  readonly hideQuantity: boolean;
  /** The free tokens that come with one unit of the product. */
  readonly freeStickerTokens: number;
  /** The size in inches of the finished product, by the value of the option that changes it. */
  readonly sizes?: Readonly<Record<string, unknown>>;
}

export interface MetafieldsResult {
  readonly metafields: ProductMetafields;
  /** The fields that could not be read, for the error report. */
  readonly problems: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const isFlag = (value: unknown): value is boolean => typeof value === "boolean";
const isScale = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value > 0;
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);
const isOneOf =
  <Value extends string>(values: readonly Value[]) =>
  (value: unknown): value is Value =>
    values.some((known) => known === value);

/** Reads stored metafields. A field with the wrong type is left out and reported. */
export function readMetafields(stored: unknown): MetafieldsResult {
  const fields = isRecord(stored) ? stored : {};
  const problems: string[] = isRecord(stored) ? [] : ["Metafields are not an object"];
  function read<Name extends string, Value>(
    name: Name,
    isValid: (value: unknown) => value is Value,
  ): { [key in Name]?: Value } {
    const value = fields[name] ?? undefined;
    if (isValid(value)) {
      const result: { [key in Name]?: Value } = {};
      result[name] = value;
      return result;
    }
    if (value !== undefined) problems.push(`Unknown ${name}: ${JSON.stringify(value)}`);
    return {};
  }
  const metafields = {
    designIds: [],
    textFields: [],
    hideQuantity: false,
    freeStickerTokens: 0,
    ...read("productType", isOneOf(PRODUCT_TYPES)),
    ...read("personalizationType", isOneOf(PERSONALIZATION_TYPES)),
    ...read("primaryOption", isText),
    ...read("demoMapId", isText),
    ...read("blueprintId", isText),
    ...read("designIds", isTextList),
    ...read("background", isText),
    ...read("outputType", isText),
    ...read("outputScale", isScale),
    ...read("defaultInputs", isRecord),
    ...read("textFields", isTextFieldList),
    ...read("hideQuantity", isFlag),
    ...read("freeStickerTokens", isCount),
    ...read("sizes", isRecord),
  };
  return { metafields, problems };
}
