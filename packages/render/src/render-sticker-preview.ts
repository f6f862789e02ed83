import type { BrandId, Opening } from "@photomap/design";
import { BUFFER_LAYERS } from "@photomap/printing";
import type { OpeningInput } from "@photomap/project";
import { openingPreviewScene } from "@photomap/scene";
import { renderPreview } from "./render-preview.ts";
import type { OpenPhoto } from "./steps/decode.ts";

/** The size of the picture in CSS pixels; it is drawn for screens with two pixels for each. */
const SIZE = 150;
const MARGIN = 3;

/**
 * Renders a sticker as WebP of 300 x 300 pixels, cut along its printed outline and transparent
 * around it.
 */
export async function renderStickerPreview(request: {
  readonly opening: Pick<Opening, "id" | "layers">;
  readonly input: Pick<OpeningInput, "images" | "background">;
  readonly brand: BrandId;
  readonly openPhoto: OpenPhoto;
}): Promise<Buffer> {
  const { opening, input, brand, openPhoto } = request;
  const outline = opening.layers[BUFFER_LAYERS[brand]];
  const { ops } = openingPreviewScene(opening, input, { size: SIZE, margin: MARGIN, outline });
  return renderPreview({
    displayList: ops,
    widthPt: SIZE,
    heightPt: SIZE,
    widthPx: 2 * SIZE,
    openPhoto,
    format: "webp",
    isTransparent: true,
  });
}
