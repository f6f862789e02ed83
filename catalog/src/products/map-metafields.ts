import type { OutputType } from "@photomap/design";
import type { MapSize, Metafields } from "./product.ts";

interface PersonalizedMap {
  readonly outputType: OutputType;
  /** The sizes, by the option value that selects each. */
  readonly sizes: Readonly<Record<string, MapSize>>;
  /** The design used for pictures and new projects. */
  readonly mainDesignId: string;
  readonly primaryOption: string;
}

/** Creates the metafields of a product that is made from a project. */
export function createMapMetafields(map: PersonalizedMap): Metafields {
  const isMatted = map.outputType.startsWith("MATBOARD");
  return {
    productType: "photo-map",
    personalizationType: "map",
    primaryOption: map.primaryOption,
    demoMapId: map.mainDesignId,
    blueprintId: map.mainDesignId,
    designIds: Object.values(map.sizes).map(({ designId }) => designId),
    ...(isMatted && { background: "white" }),
    outputType: map.outputType,
    outputScale: 1,
    defaultInputs: {},
    sizes: map.sizes,
  };
}

/** Returns the size for an option value; throws when the value has none. */
export function requireSize(
  sizes: Readonly<Record<string, MapSize>>,
  value: string | undefined,
): MapSize {
  const size = sizes[value ?? ""];
  if (size === undefined) throw new Error(`There is no size ${value}`);
  return size;
}
