import { ATTRIBUTE_KEYS, type CustomAttribute } from "../cart/custom-attributes.ts";

/** The facts about a line that decide what is packed of it. */
export interface PackableLine {
  readonly id: string;
  readonly quantity: number;
  readonly shippedQuantity: number;
  readonly refundedQuantity: number;
  readonly requiresShipping: boolean;
}

export interface PackedUnits {
  readonly lineId: string;
  readonly quantity: number;
}

/**
 * Lists what is in a package: the units of the given shipment alone, otherwise those that are left
 * to ship, and once everything is shipped all that wasn't refunded.
 */
export function listPackedUnits(
  lines: readonly PackableLine[],
  shipment?: readonly PackedUnits[],
): PackedUnits[] {
  const shippable = lines.filter(({ requiresShipping }) => requiresShipping);
  if (shipment !== undefined) {
    const units = new Map(shipment.map(({ lineId, quantity }) => [lineId, quantity]));
    return countUnits(shippable, ({ id }) => units.get(id) ?? 0);
  }
  const left = countUnits(shippable, (line) => countKept(line) - line.shippedQuantity);
  return left.length > 0 ? left : countUnits(shippable, countKept);
}

function countUnits(
  lines: readonly PackableLine[],
  count: (line: PackableLine) => number,
): PackedUnits[] {
  return lines.flatMap((line) => {
    const quantity = count(line);
    return quantity > 0 ? [{ lineId: line.id, quantity }] : [];
  });
}

function countKept({ quantity, refundedQuantity }: PackableLine): number {
  return quantity - refundedQuantity;
}

/** Keys that say how a line is stored and paid, not what is in the package. */
const HIDDEN_KEYS: ReadonlySet<string> = new Set([
  ATTRIBUTE_KEYS.orderId,
  ATTRIBUTE_KEYS.tokensUsed,
  ATTRIBUTE_KEYS.map,
  ATTRIBUTE_KEYS.giftNote,
]);

/** The texts that the buyer wrote for a line, in their order, without map and gift note. */
export function listPackedTexts(attributes: readonly CustomAttribute[]): CustomAttribute[] {
  return attributes.filter(({ key }) => !HIDDEN_KEYS.has(key));
}
