import type { CartChange } from "./checkout.ts";

/**
 * One change in place of two of which none is sent yet, for values that are set again and again;
 * null when both have to be sent. Undefined stands for reading the checkout.
 */
export function mergeChanges(
  previous: CartChange | undefined,
  next: CartChange | undefined,
): CartChange | undefined | null {
  if (previous === undefined || next === undefined) return previous === next ? undefined : null;
  if (previous.kind === "update" && next.kind === "update" && previous.lineId === next.lineId) {
    return { ...previous, ...next };
  }
  if (previous.kind === "details" && next.kind === "details") {
    return { kind: "details", input: { ...previous.input, ...next.input } };
  }
  return null;
}
