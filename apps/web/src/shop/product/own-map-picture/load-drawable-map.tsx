import type { BrandId } from "@photomap/design";
import type { ReactNode } from "react";
import { MapProblems } from "../../map-check/MapProblems.tsx";
import type { OwnMap } from "../own-map.ts";
import type { Product } from "../product.ts";
import { inspectOwnMap } from "./inspect-own-map.ts";
import { loadOwnMapContent, type OwnMapContent } from "./load-own-map-content.ts";

export interface DrawableMap {
  readonly live: OwnMapContent;
  /** Whether no photo is blurry on the product. */
  readonly isSharp: boolean;
  /** What to look at before it is printed on the product; null for nothing. */
  readonly problems: ReactNode;
}

export interface DrawableMapRequest {
  readonly map: OwnMap;
  readonly metafields: Product["metafields"];
  readonly brand: BrandId;
  readonly imagesUrl: string;
}

/** Loads a map and inspects it as the product prints it. */
export async function loadDrawableMap(request: DrawableMapRequest): Promise<DrawableMap> {
  const { map, metafields, brand, imagesUrl } = request;
  const live = await loadOwnMapContent(map, imagesUrl);
  const check = inspectOwnMap(live, metafields, brand);
  const mapPath = `/p/${map.id}`;
  return {
    live,
    isSharp: check.problems.every(({ kind }) => kind !== "BLURRY"),
    problems:
      check.problems.length === 0 ? null : (
        <MapProblems check={check} name={map.name} mapPath={mapPath} level={2} />
      ),
  };
}
