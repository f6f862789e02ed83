import type { StoredRegion } from "./stored-places.ts";

/** A place that is searched for and not an opening by that name, with the maps to show for it. */
export interface FoundPlace {
  /** Chicago, 48226, 482, France. */
  readonly name: string;
  /** ZIP_PREFIX: only the first three digits are known. */
  readonly kind: "REGION" | "CITY" | "ZIP_CODE" | "ZIP_PREFIX";
  /** The name that was searched for, when a region has another one: Frankreich. */
  readonly otherName?: string;
  /** The regions around it, the smallest first: Cook County, Illinois. */
  readonly within: readonly string[];
  /** The most detailed first. */
  readonly maps: readonly PlaceMap[];
  readonly cost: number;
}

export interface PlaceMap {
  readonly baseId: string;
  /** The region of the map that contains the place. */
  readonly regionName?: string;
}

export class Regions {
  readonly #byId: ReadonlyMap<string, StoredRegion>;

  constructor(regions: readonly StoredRegion[]) {
    this.#byId = new Map(regions.map((region) => [region.id, region]));
  }

  get(id: string | undefined): StoredRegion | undefined {
    return id === undefined ? undefined : this.#byId.get(id);
  }

  /** The regions around a place, the smallest first; the country of a state is obvious. */
  listNames(id: string, county: string | undefined): string[] {
    const region = this.get(id);
    const parent = this.get(region?.parent);
    const country = parent?.id === "US" ? undefined : parent?.name;
    return [county, region?.name, country].flatMap((name) => name || []);
  }

  /** The maps of a region, or of a place inside it: in a county and on the maps of the whole country too. */
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
