import type { StoredRegion } from "./stored-places.ts";

/**
 * A place that was searched for and that no opening is named after, with the maps to show for it.
 */
export interface FoundPlace {
  /** The place's name or code, such as Chicago, 48226, 482 or France. */
  readonly name: string;
  /** The kind of the place; of a ZIP_PREFIX only the first three digits are known. */
  readonly kind: "REGION" | "CITY" | "ZIP_CODE" | "ZIP_PREFIX";
  /** The name that was searched for, when the region has another one, such as Frankreich. */
  readonly otherName?: string;
  /** The regions around the place, the smallest first, such as Cook County, Illinois. */
  readonly within: readonly string[];
  /** The maps that show the place, the most detailed first. */
  readonly maps: readonly PlaceMap[];
  readonly cost: number;
}

export interface PlaceMap {
  readonly baseId: string;
  /** The region of the map that contains the place. */
  readonly regionName?: string;
}

export class RegionIndex {
  readonly #byId: ReadonlyMap<string, StoredRegion>;

  constructor(regions: readonly StoredRegion[]) {
    this.#byId = new Map(regions.map((region) => [region.id, region]));
  }

  get(id: string | undefined): StoredRegion | undefined {
    return id === undefined ? undefined : this.#byId.get(id);
  }

  /**
   * Lists the regions around a place, the smallest first, without the United States for a state's
   * place.
   */
  listNames(id: string, county: string | undefined): string[] {
    const region = this.get(id);
    const parent = this.get(region?.parent);
    const country = parent?.id === "US" ? undefined : parent?.name;
    return [county, region?.name, country].flatMap((name) => name || []);
  }

  /**
   * Lists the maps of a region. For a place inside it, the detailed map names the county, and the
   * maps of the whole country follow.
   */
  listMaps(id: string, { county, isInside }: { county?: string; isInside: boolean }): PlaceMap[] {
    const region = this.get(id);
    if (region === undefined) return [];
    const [detailed, ...others] = region.maps ?? [];
    const parent = isInside ? this.get(region.parent) : undefined;
    const maps = [
      ...(detailed === undefined ? [] : [createPlaceMap(detailed, county)]),
      ...(region.openingOf ?? []).map((baseId) => createPlaceMap(baseId, region.name)),
      ...others.map((baseId) => createPlaceMap(baseId)),
      ...(parent?.openingOf ?? []).map((baseId) => createPlaceMap(baseId, parent?.name)),
    ];
    return maps.filter(({ baseId }, i) => maps.findIndex((other) => other.baseId === baseId) === i);
  }
}

function createPlaceMap(baseId: string, regionName?: string): PlaceMap {
  return regionName === undefined ? { baseId } : { baseId, regionName };
}
