import type { Product, Variant } from "./product.ts";

interface Parcel {
  readonly weightOz: number;
  readonly lengthIn: number;
}

interface Inches {
  readonly width: number;
  readonly height: number;
}

/** A small thing in a padded envelope. */
const ENVELOPE: Parcel = { weightOz: 8, lengthIn: 10 };
const STICKER_SHEET: Parcel = { weightOz: 1, lengthIn: 9 };

/** Adds what the package of one unit weighs and the length of its longest side to each variant. */
export function addParcels(product: Product): Product {
  return {
    ...product,
    variants: product.variants.map((variant) =>
      variant.requiresShipping === false
        ? variant
        : { ...variant, ...measureParcel(product, variant) },
    ),
  };
}

function measureParcel({ handle, metafields }: Product, variant: Variant): Parcel {
  if (metafields.productType === "sticker") return STICKER_SHEET;
  const size = findSize(metafields.sizes ?? {}, variant);
  if (metafields.productType === "photo-map" && size !== undefined) {
    const isFramed = metafields.outputType?.startsWith("MATBOARD_WALL_MAP") ?? false;
    return isFramed ? packFlat(size, 0.2) : roll(size);
  }
  if (handle.startsWith("replacement-mat") && size !== undefined) return packFlat(size, 0.08);
  if (handle === "picture-frame" && size !== undefined) return packFlat(size, 0.15);
  const [width] = variant.selectedOptions.flatMap(
    ({ value }) => /^(\d+) in$/.exec(value)?.[1] ?? [],
  );
  return width === undefined ? ENVELOPE : { weightOz: 24, lengthIn: Number(width) + 2 };
}

/** A box with two inches of padding on each side. */
function packFlat({ width, height }: Inches, ozPerSquareInch: number): Parcel {
  return {
    weightOz: Math.round(24 + ozPerSquareInch * width * height),
    lengthIn: Math.ceil(Math.max(width, height)) + 4,
  };
}

/** A tube around the shorter side. */
function roll({ width, height }: Inches): Parcel {
  return {
    weightOz: Math.round(14 + 0.02 * width * height),
    lengthIn: Math.ceil(Math.min(width, height)) + 3,
  };
}

/** The size of the variant: by the option that changes it, written in an option, or the only one. */
function findSize(
  sizes: Readonly<Record<string, Inches>>,
  { selectedOptions }: Variant,
): Inches | undefined {
  for (const { value } of selectedOptions) {
    const size = sizes[value] ?? readSize(value);
    if (size !== undefined) return size;
  }
  return Object.values(sizes)[0];
}

function readSize(value: string): Inches | undefined {
  const [, width, height] = /^([\d.]+) × ([\d.]+) in$/.exec(value) ?? [];
  return width === undefined || height === undefined
    ? undefined
    : { width: Number(width), height: Number(height) };
}
