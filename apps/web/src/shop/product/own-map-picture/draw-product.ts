import {
  closeUpScene,
  drawDisplayList,
  type FindPixels,
  type HungProduct,
  wallScene,
} from "@photomap/scene";

export type ProductPerspective = "close-up" | "wall";

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

/** Fills the canvas with a product, at the width in CSS pixels that the page gives it. */
export function drawProduct(
  canvas: HTMLCanvasElement,
  product: HungProduct,
  view: ProductPerspective,
  findBitmap: (id: string) => ImageBitmap | undefined,
): void {
  const { width, height, ops } = view === "wall" ? wallScene(product) : closeUpScene(product);
  const widthPx = Math.round(canvas.clientWidth * window.devicePixelRatio);
  const context = canvas.getContext("2d", { alpha: false });
  if (widthPx === 0 || context === null) return;
  const pixelsPerPoint = widthPx / width;
  canvas.width = widthPx;
  canvas.height = Math.round(height * pixelsPerPoint);
  const findPixels: FindPixels<CanvasImageSource> = ({ src }) => {
    const drawable = findBitmap(src);
    return drawable && { drawable, part: WHOLE };
  };
  drawDisplayList<Path2D, CanvasImageSource>(context, ops, findPixels, {
    pixelsPerPoint,
    createPath: (path) => new Path2D(path),
    smoothing: "high",
  });
}
