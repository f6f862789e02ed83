export interface SharedPhotoRegion {
  readonly id: string;
  readonly name: string;
  readonly year: number | null;
  readonly isCounted: boolean;
  readonly photoCount: number;
  readonly photo: { readonly src: string; readonly srcSet: string };
}

export interface EmptyRegion {
  readonly id: string;
  readonly name: string;
  /** SVG path data in a square of OUTLINE_EDGE. */
  readonly outline: string | null;
}

/** What the page shows; the server writes nothing else into its HTML. */
export interface SharePageData {
  readonly id: string;
  readonly name: string;
  readonly canSuggest: boolean;
  readonly design: {
    readonly id: string;
    readonly name: string;
    readonly regionType: string;
    readonly regionTypePlural: string;
    readonly width: number;
    readonly height: number;
  };
  readonly progress: { readonly filled: number; readonly total: number };
  /** An absolute URL, to which the name of a picture is added. */
  readonly pictureUrl: string;
  /** The regions with photos, in the order of play. */
  readonly regions: readonly SharedPhotoRegion[];
  /** The first of the regions without photos. */
  readonly emptyRegions: readonly EmptyRegion[];
  readonly emptyRegionCount: number;
}

/** Describes the progress as '38 of 50 states'. */
export function describeProgress({ progress, design }: SharePageData): string {
  return `${progress.filled} of ${progress.total} ${design.regionTypePlural}`;
}

/** Describes the years as '2009 to 2026'; undefined when no photo has a date. */
export function describeYears({ regions }: Pick<SharePageData, "regions">): string | undefined {
  const years = regions.flatMap(({ year }) => year ?? []);
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return first === last ? String(first) : `${first} to ${last}`;
}

/** Describes a number of regions as '1 state' or '38 states'. */
export function describeRegionCount(
  count: number,
  { regionType, regionTypePlural }: SharePageData["design"],
): string {
  return `${count} ${count === 1 ? regionType : regionTypePlural}`;
}
