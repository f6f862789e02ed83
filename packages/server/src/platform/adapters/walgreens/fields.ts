import { z } from "zod";

/**
 * Reads a text. The documentation forbids strict parsing: a text may arrive as a number and padded,
 * a number as a text, and any field may be missing or null.
 */
export const textField = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .catch("");

/** Reads a number; undefined when there is none. */
export const numberField = textField.transform((value) => {
  const number = Number(value);
  return value === "" || !Number.isFinite(number) ? undefined : number;
});

/** Reads a text exactly as it was sent. */
export const exactTextField = z.string().catch("");

/** Reads a ZIP code; a number has lost the zeros at its start. */
export const zipCodeField = z.union([
  z.number().transform((value) => String(value).padStart(5, "0")),
  textField,
]);

/** Reads a list; one with a single element may arrive without its brackets. */
export const listField = z.unknown().transform((value) => [value ?? []].flat());
