import type { SharedPhotoRegion, SharePageData } from "../share-page-data.ts";

export function makeRegion(id: string, facts: Partial<SharedPhotoRegion> = {}): SharedPhotoRegion {
  const photo = {
    src: `https://images.example/${id}`,
    srcSet: `https://images.example/${id} 256w`,
  };
  return { id, name: id, year: null, isCounted: true, photoCount: 1, photo, ...facts };
}

/** A map of three states: Utah and Texas have photos, Wyoming has none. */
export function makeSharePage(facts: Partial<SharePageData> = {}): SharePageData {
  return {
    id: "aB3dE6",
    name: "Our trips",
    canSuggest: false,
    design: {
      id: "three-states",
      name: "Three States",
      regionType: "park",
      regionTypePlural: "parks",
      width: 300,
      height: 200,
    },
    progress: { filled: 2, total: 3 },
    pictureUrl: "https://images.example/share-pictures/aB3dE6/1/signature",
    regions: [
      makeRegion("UT", { name: "Utah", year: 2011, photoCount: 3 }),
      makeRegion("TX", { name: "Texas", year: 2019 }),
    ],
    emptyRegions: [{ id: "WY", name: "Wyoming", outline: "M0 9l64 0 0 46-64 0z" }],
    emptyRegionCount: 1,
    ...facts,
  };
}
