import type { OutputType } from "@photomap/design";
import type { MapSize, Metafields } from "./product.ts";

interface PersonalizedMap {
  readonly outputType: OutputType;
  /** By the value of the option that selects them. */
  readonly sizes: Readonly<Record<string, MapSize>>;
  /** The design of pictures and new projects. */
  readonly mainDesignId: string;
  readonly primaryOption: string;
}

/** Of a product that is made from a project. */
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

/** Of a value of the option; every value has one. */
export function requireSize(
  sizes: Readonly<Record<string, MapSize>>,
  value: string | undefined,
): MapSize {
  const size = sizes[value ?? ""];
  if (size === undefined) throw new Error(`There is no size ${value}`);
  return size;
}
