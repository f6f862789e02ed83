import { SHIPPING_ZONES, type ShippingZone } from "@photomap/commerce";
import type {
  StaffSaveShippingRatesInput,
  StaffShippingRateTableFragment,
} from "../../platform/api/generated/graphql.ts";

interface PriceDraft {
  readonly standard: string;
  readonly expedited: string;
}

/** A class of packages as typed. */
export interface PackageDraft {
  /** Tells the classes apart while some are added and removed. */
  readonly key: string;
  readonly maxWeightOz: string;
  readonly maxLengthIn: string;
  readonly prices: Readonly<Record<ShippingZone, PriceDraft>>;
}

export interface ShippingRatesDraft {
  readonly freeFrom: string;
  readonly freeFromStickers: string;
  readonly stickerPrice: string;
  readonly makingDays: string;
  readonly packingDays: string;
  readonly packages: readonly PackageDraft[];
}

export const ZONE_NAMES: Readonly<Record<ShippingZone, string>> = {
  CONTIGUOUS: "48 states and DC",
  DISTANT: "Alaska and Hawaii",
  TERRITORIES: "Territories",
  MILITARY: "Military addresses",
};

export function createDraft(rates: StaffShippingRateTableFragment): ShippingRatesDraft {
  return {
    freeFrom: rates.freeFrom.amount,
    freeFromStickers: String(rates.freeFromStickers),
    stickerPrice: rates.stickerPrice.amount,
    makingDays: String(rates.makingDays),
    packingDays: String(rates.packingDays),
    packages: rates.packages.map(({ maxWeightOz, maxLengthIn, prices }) => ({
      key: crypto.randomUUID(),
      maxWeightOz: String(maxWeightOz ?? ""),
      maxLengthIn: String(maxLengthIn ?? ""),
      prices: mapZones((zone) => {
        const price = prices.find((candidate) => candidate.zone === zone);
        return {
          standard: price?.standard.amount ?? "",
          expedited: price?.expedited.amount ?? "",
        };
      }),
    })),
  };
}

export function createInput(
  { businessId, updatedAt }: StaffShippingRateTableFragment,
  draft: ShippingRatesDraft,
): StaffSaveShippingRatesInput {
  const last = draft.packages.length - 1;
  return {
    businessId,
    updatedAt,
    freeFrom: draft.freeFrom.trim(),
    freeFromStickers: Number(draft.freeFromStickers),
    stickerPrice: draft.stickerPrice.trim(),
    makingDays: readDays(draft.makingDays),
    packingDays: readDays(draft.packingDays),
    packages: draft.packages.map(({ maxWeightOz, maxLengthIn, prices }, index) => ({
      maxWeightOz: index === last ? null : readLimit(maxWeightOz),
      maxLengthIn: index === last ? null : readLimit(maxLengthIn),
      prices: mapZones((zone) => ({
        standard: prices[zone].standard.trim(),
        expedited: prices[zone].expedited.trim(),
      })),
    })),
  };
}

/** Adds an empty class before the last one, which takes what is larger than all others. */
export function addPackage(draft: ShippingRatesDraft): ShippingRatesDraft {
  const added: PackageDraft = {
    key: crypto.randomUUID(),
    maxWeightOz: "",
    maxLengthIn: "",
    prices: mapZones(() => ({ standard: "", expedited: "" })),
  };
  return { ...draft, packages: draft.packages.toSpliced(-1, 0, added) };
}

export function changePackage(
  draft: ShippingRatesDraft,
  key: string,
  change: Partial<PackageDraft>,
): ShippingRatesDraft {
  const packages = draft.packages.map((each) => (each.key === key ? { ...each, ...change } : each));
  return { ...draft, packages };
}

/** An empty field isn't 0 days. */
function readDays(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text);
}

function readLimit(text: string): number | null {
  return text.trim() === "" ? null : Number(text);
}

function mapZones<Value>(create: (zone: ShippingZone) => Value): Record<ShippingZone, Value> {
  const [contiguous, distant, territories, military] = SHIPPING_ZONES;
  return {
    [contiguous]: create(contiguous),
    [distant]: create(distant),
    [territories]: create(territories),
    [military]: create(military),
  };
}
