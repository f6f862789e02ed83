import { z } from "zod";

/**
 * Reads a text. The documentation forbids strict parsing: a text may arrive as a number and padded,
 * a number as a text, and any field may be missing or null.
 */
export const text = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .catch("");

/** Reads a number; undefined when there is none. */
export const numeric = text.transform((value) => {
  const number = Number(value);
  return value === "" || !Number.isFinite(number) ? undefined : number;
});

/** Reads a text exactly as it was sent. */
export const verbatim = z.string().catch("");

/** Reads a ZIP code; a number has lost the zeros at its start. */
export const zipCode = z.union([
  z.number().transform((value) => String(value).padStart(5, "0")),
  text,
]);

/** Reads a list; one with a single element may arrive without its brackets. */
export const rows = z.unknown().transform((value) => [value ?? []].flat());
