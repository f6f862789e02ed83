import {
  type CustomAttribute,
  formatAddresses,
  getGiftNote,
  listPackedTexts,
  listPackedUnits,
  type OrderAddress,
  type PackableLine,
  type PackedUnits,
  readMapName,
} from "@photomap/commerce";
import { BRAND_NAMES, type BrandId } from "@photomap/design";

export interface PackingSlipLine extends PackableLine {
  readonly title: string;
  readonly variantTitle: string;
  readonly attributes: readonly CustomAttribute[];
  /** The name of the line's map when it was paid; null without a map. */
  readonly mapName: string | null;
}

/** A paid order, as far as its packages are concerned. */
export interface PackedOrder {
  readonly number: number;
  readonly brand: BrandId;
  readonly createdAt: Date;
  readonly name: string | null;
  readonly shippingAddress: OrderAddress | null;
  readonly lines: readonly PackingSlipLine[];
  readonly shipments: readonly { readonly id: string; readonly lines: readonly PackedUnits[] }[];
}

export interface PackingSlipItem {
  readonly quantity: number;
  readonly title: string;
  /** The variant, the map's name, the buyer's texts and the gift note; each may have paragraphs. */
  readonly details: readonly string[];
}

/** What a packing slip says, without prices. */
export interface PackingSlip {
  readonly brandName: string;
  readonly orderNumber: number;
  readonly date: string;
  readonly address: readonly string[];
  readonly items: readonly PackingSlipItem[];
}

/** The day in Michigan, where orders are made. */
const DATE = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeZone: "America/Detroit",
});

/**
 * Creates the slip of a shipment, or of what is left to ship. Undefined when the order has no such
 * shipment, or nothing in it is shipped.
 */
export function createPackingSlip(
  order: PackedOrder,
  shipmentId: string | undefined,
): PackingSlip | undefined {
  const shipment = order.shipments.find(({ id }) => id === shipmentId);
  if (shipmentId !== undefined && shipment === undefined) return undefined;
  const items = listPackedUnits(order.lines, shipment?.lines).flatMap(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    return line === undefined ? [] : [{ quantity, title: line.title, details: listDetails(line) }];
  });
  if (items.length === 0) return undefined;
  return {
    brandName: BRAND_NAMES[order.brand],
    orderNumber: order.number,
    date: DATE.format(order.createdAt),
    address: formatAddresses({ ...order, billingAddress: null }).shipping,
    items,
  };
}

function listDetails({ variantTitle, attributes, mapName }: PackingSlipLine): string[] {
  const map = mapName || readMapName(attributes);
  const giftNote = getGiftNote(attributes);
  return [
    ...(variantTitle === "" ? [] : [variantTitle]),
    ...(map === undefined ? [] : [`Map: ${map}`]),
    ...listPackedTexts(attributes).map(({ key, value }) => `${key}: ${value}`),
    ...(giftNote === undefined ? [] : [`Gift note: ${giftNote}`]),
  ];
}
