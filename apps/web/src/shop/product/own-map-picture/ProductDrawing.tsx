import {
  type HungProduct,
  type ProductLook,
  productPrintScene,
  readProductLook,
} from "@photomap/scene";
import { useEffect, useMemo, useRef, useState } from "react";
import type { SelectedOption, SizeInInches } from "../product.ts";
import { drawProduct, type ProductPerspective } from "./draw-product.ts";
import type { OwnMapContent } from "./load-own-map-content.ts";
import styles from "./ProductDrawing.module.css";

interface Hanging {
  /** The map on the product; undefined shows the picture of the demo map. */
  readonly live: OwnMapContent | undefined;
  readonly demoPictureUrl: string | undefined;
  readonly size: SizeInInches;
  readonly look: ProductLook;
}

interface LiveProductProps extends Omit<Hanging, "look"> {
  readonly selectedOptions: readonly SelectedOption[];
  readonly view: ProductPerspective;
  /** The description for screen readers. */
  readonly label: string;
}

/** The product as it is ordered, drawn in the browser. */
export function ProductDrawing(props: LiveProductProps) {
  const { live, demoPictureUrl, size, selectedOptions, view, label } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const look = useMemo(() => readProductLook(selectedOptions), [selectedOptions]);
  const demo = useBitmap(live === undefined ? demoPictureUrl : undefined);
  useEffect(() => {
    const product = describeHungProduct({ live, demoPictureUrl, size, look });
    const findBitmap = (id: string) => (live === undefined ? demo : live.bitmaps.get(id));
    return drawWhenSized(canvas.current, (element) =>
      drawProduct(element, product, view, findBitmap),
    );
  }, [live, demo, demoPictureUrl, size, look, view]);
  return <canvas ref={canvas} className={styles.picture} role="img" aria-label={label} />;
}

/**
 * Describes the product to draw, with a mat of the chosen color, or with the map's own background
 * when the product has no mat.
 */
function describeHungProduct({ live, demoPictureUrl, size, look }: Hanging): HungProduct {
  const { outerColor } = look;
  const backgroundKey = outerColor === undefined ? live?.backgroundKey : undefined;
  const print =
    live === undefined
      ? (demoPictureUrl ?? "")
      : productPrintScene(live.design, live.inputs, {
          ...(outerColor !== undefined && { outerColor }),
          ...(backgroundKey !== undefined && { backgroundKey }),
        });
  return { print, widthInches: size.width, heightInches: size.height, look };
}

/** Draws now and whenever the page changes the size of the canvas. */
function drawWhenSized(
  canvas: HTMLCanvasElement | null,
  draw: (canvas: HTMLCanvasElement) => void,
): (() => void) | undefined {
  if (canvas === null) return undefined;
  const observer = new ResizeObserver(() => draw(canvas));
  observer.observe(canvas);
  return () => observer.disconnect();
}

/** The decoded picture of a URL; undefined until it is loaded. */
function useBitmap(url: string | undefined): ImageBitmap | undefined {
  const [loaded, setLoaded] = useState<{ readonly url: string; readonly bitmap: ImageBitmap }>();
  useEffect(() => {
    if (url === undefined) return undefined;
    const abort = new AbortController();
    fetch(url, { signal: abort.signal })
      .then((response) => response.blob())
      .then((blob) => createImageBitmap(blob))
      .then(
        (bitmap) => setLoaded({ url, bitmap }),
        // The scene is drawn without the map.
        () => undefined,
      );
    return () => abort.abort();
  }, [url]);
  return loaded?.url === url ? loaded?.bitmap : undefined;
}
