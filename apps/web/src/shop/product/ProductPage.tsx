import { needsProject } from "@photomap/commerce";
import { lazy, Suspense, useState } from "react";
import { BuyPanel } from "./BuyPanel.tsx";
import type { ProductPageData } from "./load-product-page.server.ts";
import styles from "./ProductPage.module.css";
import { ProductPictures } from "./ProductPictures.tsx";
import { findSize } from "./product.ts";
import { useOwnMapContent } from "./use-own-map-content.ts";
import { useOwnMaps } from "./use-own-maps.ts";
import { useProductForm } from "./use-product-form.ts";

/** Loaded when it is opened. */
const MapPicker = lazy(async () => ({ default: (await import("./MapPicker.tsx")).MapPicker }));

/** The designs of products that need no map. */
const NO_DESIGNS: readonly string[] = [];

/** The pictures and the choice of a product; the page's other parts need no script. */
export function ProductPage({ page }: { readonly page: ProductPageData }) {
  const { product } = page;
  const { designIds } = product.metafields;
  const needsMap = needsProject(product.metafields);
  const {
    maps,
    selected: map,
    select,
  } = useOwnMaps(page.ownMaps, needsMap ? designIds : NO_DESIGNS);
  const loaded = useOwnMapContent(map, product.metafields);
  const form = useProductForm(page, map);
  const [isChoosing, setChoosing] = useState(false);
  const size = findSize(product, form.selectedOptions);
  return (
    <>
      <div className={styles.columns}>
        <ProductPictures
          page={page}
          map={map}
          live={loaded?.live}
          size={size}
          selectedOptions={form.selectedOptions}
          variant={form.variant}
        />
        <BuyPanel
          page={page}
          form={form}
          map={map}
          drawable={loaded}
          onChooseMap={() => setChoosing(true)}
        />
      </div>
      {isChoosing ? (
        <Suspense>
          <MapPicker
            maps={maps ?? []}
            selectedId={map?.id}
            startPath={page.startPath}
            onSelect={select}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
