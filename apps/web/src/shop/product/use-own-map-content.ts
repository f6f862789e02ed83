import { useEffect, useState } from "react";
import { reportError } from "../../platform/errors/report-error.ts";
import { useRootData } from "../../platform/routing/root-data.ts";
import type { OwnMap } from "./own-map.ts";
import type { OwnMapContent } from "./own-map-picture/load-own-map-content.ts";

export interface DrawableMap {
  readonly live: OwnMapContent;
  /** How its photos print at a width in inches. */
  readonly describeSharpness: (widthInches: number) => string;
}

/** The content of a map, with the code that draws it; undefined until both are loaded. */
export function useOwnMapContent(map: OwnMap | undefined): DrawableMap | undefined {
  const imagesUrl = useRootData()?.imagesUrl ?? "";
  const [loaded, setLoaded] = useState<DrawableMap & { readonly map: OwnMap }>();
  useEffect(() => {
    if (map === undefined) return undefined;
    let isCurrent = true;
    loadMap(map, imagesUrl).then(
      (result) => isCurrent && setLoaded({ ...result, map }),
      (error: unknown) => reportError(error, { action: "own map" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [map, imagesUrl]);
  return loaded?.map === map ? loaded : undefined;
}

async function loadMap(map: OwnMap, imagesUrl: string): Promise<DrawableMap> {
  const [{ loadOwnMapContent: loadLiveMap }, { describeSharpness }] = await Promise.all([
    import("./own-map-picture/load-own-map-content.ts"),
    import("./own-map-picture/describe-sharpness.ts"),
  ]);
  const live = await loadLiveMap(map, imagesUrl);
  return { live, describeSharpness: (widthInches) => describeSharpness(live, widthInches) };
}
