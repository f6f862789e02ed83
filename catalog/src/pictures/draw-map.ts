import type { Design } from "@photomap/design";
import { renderPreview } from "@photomap/render";
import { mapScene } from "@photomap/scene";
import sharp from "sharp";
import { openDemoPhoto } from "./demo-photos.ts";
import { drawMat, MAT } from "./mat.ts";

type Inputs = Parameters<typeof mapScene>[1];

const EMPTY_STYLE = {
  mat: MAT,
  empty: "#DED6C8",
  outline: "#A99E8C",
  outlineWidth: 3,
  graphicWidth: 2,
  graphic: "#A99E8C",
};

/** Draws photos with the product's renderer, behind a cut mat. */
export async function drawFilledMap(
  design: Design,
  inputs: Inputs,
  widthPx: number,
): Promise<Buffer> {
  const photos = await render(
    design,
    mapScene(design, inputs, { style: { outlineWidth: 0 } }),
    widthPx,
  );
  return sharp(photos)
    .composite([{ input: drawMat(design, widthPx) }])
    .png()
    .toBuffer();
}

export function drawEmptyMap(design: Design, widthPx: number): Promise<Buffer> {
  return render(design, mapScene(withoutTitle(design), {}, { style: EMPTY_STYLE }), widthPx);
}

/** Stickers with a white edge and no mat around the photos. */
export function drawVehicleMap(design: Design, inputs: Inputs, widthPx: number): Promise<Buffer> {
  const edge = { outline: "#FFFFFF", outlineWidth: design.width / 260 };
  const style = { mat: "transparent", ...edge, graphic: "#8C8272", graphicWidth: 1.5 };
  return render(design, mapScene(withoutTitle(design), inputs, { style }), widthPx);
}

function withoutTitle(design: Design): Design {
  const features = design.features.filter(
    (feature) => feature.type === "OPENING" || feature.style !== "TITLE",
  );
  return { ...design, features };
}

/** A single opening on a transparent background. */
export function drawSingleOpening(
  design: Design,
  inputs: Inputs,
  openingId: string,
  widthPx: number,
): Promise<Buffer> {
  const features = design.features.filter(({ id }) => id === openingId);
  const style = { mat: "transparent", outlineWidth: 0 };
  return render(design, mapScene({ ...design, features }, inputs, { style }), widthPx);
}

function render(
  { width, height }: Design,
  displayList: ReturnType<typeof mapScene>,
  widthPx: number,
): Promise<Buffer> {
  const page = { widthPt: width, heightPt: height, widthPx };
  return renderPreview({ ...page, displayList, openPhoto: openDemoPhoto });
}
