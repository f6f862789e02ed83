/** The parts of the USA that packages travel to at different prices. */
export const SHIPPING_ZONES = ["CONTIGUOUS", "DISTANT", "TERRITORIES", "MILITARY"] as const;
export type ShippingZone = (typeof SHIPPING_ZONES)[number];

/** The prices of a package in cents. */
export interface PackagePrice {
  readonly standardMinor: number;
  readonly expeditedMinor: number;
}

/** A class of packages: those within its limits and over those of the class before. */
export interface PackageRate {
  /** The most weight in ounces; absent in the last class. */
  readonly maxWeightOz?: number | undefined;
  /** The longest side in inches; absent in the last class. */
  readonly maxLengthIn?: number | undefined;
  readonly prices: Readonly<Record<ShippingZone, PackagePrice>>;
}

/** What shipping costs a brand's buyers and when packages leave; staff edit it. */
export interface ShippingRates {
  /** The total of the lines after discounts from which standard shipping is free, in cents. */
  readonly freeFromMinor: number;
  /** The number of stickers from which shipping is free; those paid with tokens count too. */
  readonly freeFromStickers: number;
  /** The price in cents of stickers alone, which travel in an envelope. */
  readonly stickerMinor: number;
  /** The business days in which goods with the buyer's photos or words are made and packed. */
  readonly makingDays: number;
  /** The business days in which all other goods are packed. */
  readonly packingDays: number;
  readonly packages: readonly PackageRate[];
}

/** The weight and the longest side of what is shipped. */
export interface Parcel {
  readonly weightOz: number;
  readonly lengthIn: number;
}

/** Finds the class of a package: the first one with both limits large enough. */
export function findPackageRate({ packages }: ShippingRates, parcel: Parcel): PackageRate {
  const fits = ({ maxWeightOz = Infinity, maxLengthIn = Infinity }: PackageRate) =>
    parcel.weightOz <= maxWeightOz && parcel.lengthIn <= maxLengthIn;
  const rate = packages.find(fits) ?? packages.at(-1);
  if (rate === undefined) throw new Error("The shipping rates have no class of packages");
  return rate;
}
