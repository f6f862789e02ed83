import { useEffect, useState } from "react";
import { useBrand } from "../../platform/brand/brand.ts";
import { reportError } from "../../platform/errors/report-error.ts";
import { useRootData } from "../../platform/routing/root-data.ts";
import type { OwnMap } from "./own-map.ts";
import type { DrawableMap } from "./own-map-picture/load-drawable-map.tsx";
import type { Product } from "./product.ts";

/** The content of a map, with the code that draws it; undefined until both are loaded. */
export function useOwnMapContent(
  map: OwnMap | undefined,
  metafields: Product["metafields"],
): DrawableMap | undefined {
  const imagesUrl = useRootData()?.imagesUrl ?? "";
  const { id: brand } = useBrand();
  const [loaded, setLoaded] = useState<DrawableMap & { readonly map: OwnMap }>();
  useEffect(() => {
    if (map === undefined) return undefined;
    let isCurrent = true;
    import("./own-map-picture/load-drawable-map.tsx")
      .then(({ loadDrawableMap }) => loadDrawableMap({ map, metafields, brand, imagesUrl }))
      .then(
        (result) => isCurrent && setLoaded({ ...result, map }),
        (error: unknown) => reportError(error, { action: "own map" }),
      );
    return () => {
      isCurrent = false;
    };
  }, [map, metafields, brand, imagesUrl]);
  return loaded?.map === map ? loaded : undefined;
}
