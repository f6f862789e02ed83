import { type BrandId, OUTPUT_TYPES, outputTypeName } from "@photomap/design";
import type { SandboxFormat, SandboxRenderType } from "../../platform/api/generated/graphql.ts";

export type FieldType =
  | "design"
  | "design-graphic"
  | "file"
  | "file-opening"
  | "number"
  | "opening_suggestion"
  | "rectangular-print-layout"
  | "select"
  | "string";

export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

export interface FieldDefinition {
  readonly name: string;
  readonly type: FieldType;
  readonly label: string;
  readonly isRequired?: boolean;
  /** The initial value of a number or text. */
  readonly initial?: string;
  /** The options of a select; the first one is preselected. */
  readonly options?: readonly FieldOption[];
  /** Whether several openings can be chosen. */
  readonly isList?: boolean;
  readonly unit?: string;
}

export interface FormDefinition {
  readonly type: SandboxRenderType;
  /** The only brand with this form; absent for forms of both. */
  readonly brand?: BrandId;
  readonly fields: readonly FieldDefinition[];
}

const required = { isRequired: true };
const toOptions = (...values: string[]) => values.map((value) => ({ value, label: value }));

const FILE: FieldDefinition = { name: "file", type: "file", label: "File", ...required };
const DESIGN: FieldDefinition = { name: "design", type: "design", label: "Design", ...required };
const OPENING: FieldDefinition = {
  name: "openingId",
  type: "file-opening",
  label: "Opening",
  ...required,
};
const LAYER: FieldDefinition = {
  name: "layer",
  type: "select",
  label: "Layer",
  options: toOptions("cut", "print", "inner", "outer"),
};

const number = (name: string, label: string, initial?: number): FieldDefinition => ({
  name,
  type: "number",
  label,
  unit: "px",
  ...(initial !== undefined && { initial: String(initial) }),
});
const sides = (width: number, height: number) => [
  number("width", "Width", width),
  number("height", "Height", height),
];
const select = (name: string, label: string, ...values: string[]): FieldDefinition => ({
  name,
  type: "select",
  label,
  options: toOptions(...values),
});

/** Every render type with its fields, in the order of the select. */
export const FORMS: readonly FormDefinition[] = [
  { type: "all_openings", fields: [FILE, ...sides(1024, 1024), LAYER] },
  {
    type: "cut",
    fields: [
      DESIGN,
      LAYER,
      { name: "shrinkBorder", type: "number", label: "Shrink border", unit: "pt", initial: "0" },
    ],
  },
  { type: "debug", fields: [DESIGN] },
  { type: "file_preview", fields: [FILE, ...sides(1024, 1024)] },
  {
    type: "openings_print",
    fields: [
      FILE,
      { ...OPENING, label: "Openings", isList: true },
      // Hidden: the server plans the sheet.
      { name: "printLayout", type: "rectangular-print-layout", label: "Print layout" },
    ],
  },
  { type: "opening_sticker_preview", fields: [FILE, OPENING] },
  {
    type: "output_type_demonstration",
    fields: [
      DESIGN,
      {
        name: "outputType",
        type: "select",
        label: "Output type",
        options: OUTPUT_TYPES.map((value) => ({
          value,
          label: value.endsWith("_SINGLE")
            ? `${outputTypeName(value)}, single`
            : outputTypeName(value),
        })),
        ...required,
      },
      ...sides(300, 200).map((field) => ({ ...field, ...required })),
    ],
  },
  {
    type: "opening_suggestion",
    fields: [
      FILE,
      { name: "suggestion", type: "opening_suggestion", label: "Suggestion", ...required },
      number("width", "Width"),
      number("height", "Height"),
      number("maxWidth", "Largest width"),
      number("maxHeight", "Largest height"),
      { name: "backgroundColor", type: "string", label: "Background color" },
    ],
  },
  {
    type: "pm_product",
    brand: "pm",
    fields: [
      DESIGN,
      { name: "backgroundSelection", type: "design-graphic", label: "Background" },
      select(
        "hanger",
        "Hanger",
        "none",
        "hanger-bars-pine",
        "frame-black",
        "frame-white",
        "frame-grey",
        "grommets-corners",
      ),
      select("frame", "Frame", "none", "black", "grey", "white"),
      select("grommets", "Grommets", "none", "corners"),
    ],
  },
  {
    type: "region_completion",
    fields: [
      FILE,
      OPENING,
      {
        ...select(
          "background",
          "Background",
          "contextual",
          "chalkboard",
          "wood",
          "corkboard",
          "none",
        ),
        ...required,
      },
    ],
  },
  {
    type: "simple_message",
    fields: [
      { name: "message", type: "string", label: "Message", ...required },
      ...sides(1024, 1024),
    ],
  },
  {
    type: "tbl_product",
    brand: "tbl",
    fields: [
      DESIGN,
      { ...select("frame", "Frame", "black", "grey", "white"), ...required },
      select(
        "outerColor",
        "Outer color",
        "white",
        "black",
        "caribbean",
        "driftwood",
        "sienna",
        "zucchini",
      ),
    ],
  },
];

export function listForms(brand: BrandId): readonly FormDefinition[] {
  return FORMS.filter((form) => (form.brand ?? brand) === brand);
}

/** The form of a type; the first form for an unknown type or the other brand's. */
export function findForm(brand: BrandId, type: string | null): FormDefinition {
  const forms = listForms(brand);
  const form = forms.find((candidate) => candidate.type === type) ?? forms[0];
  if (form === undefined) throw new Error("There is no form");
  return form;
}

/** The name of the type with spaces, capitalized. */
export function getFormLabel(type: string): string {
  const words = type.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The formats of a type, PNG first: cut lines can be SVG too, sheets PDF. */
export function listFormats(type: SandboxRenderType): readonly SandboxFormat[] {
  if (type === "cut") return ["png", "jpeg", "svg"];
  return type === "openings_print" ? ["png", "jpeg", "pdf"] : ["png", "jpeg"];
}
