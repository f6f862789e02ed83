import { renderPreview } from "@photomap/render";
import { closeUpScene, type ProductLook } from "@photomap/scene";
import sharp from "sharp";
import { embed } from "../../draw-svg.ts";

const FINISHES = ["grey", "white", "black", "walnut", "oak"] as const;
const INCHES = { widthInches: 24, heightInches: 16 };
const WIDTH_PX = 1600;
/** The share of a close-up that its product covers, as in closeUpScene. */
const COVERAGE = 0.82;

/** Draws the upper left corners of all frames, overlapping. */
export async function drawFrameCorners(): Promise<string> {
  const corners = await Promise.all(FINISHES.map((frame) => drawCorner({ frame })));
  return corners
    .map((corner, i) => {
      const box = { x: 80 + 108 * i, y: 70 + 52 * i, width: 430, height: 430 };
      return `<g filter="url(#low)">${embed(corner, box)}</g>`;
    })
    .join("");
}

async function drawCorner(look: ProductLook): Promise<Buffer> {
  const paper = {
    op: "rect",
    box: { x: 0, y: 0, width: 24, height: 16 },
    fill: "#fdfbf6",
  } as const;
  const print = { width: 24, height: 16, ops: [paper] };
  const page = closeUpScene({ ...INCHES, print, look });
  const png = await renderPreview({
    displayList: page.ops,
    widthPt: page.width,
    heightPt: page.height,
    widthPx: WIDTH_PX,
    openPhoto: () => Promise.reject(new Error("A frame has no photos")),
  });
  const pixelsPerPoint = WIDTH_PX / page.width;
  const outer = { width: (24 + 3.5) * 72, height: (16 + 3.5) * 72 };
  const left = Math.ceil(((page.width - outer.width) / 2) * pixelsPerPoint);
  const top = Math.ceil((page.height - outer.height) * 0.47 * pixelsPerPoint);
  const side = Math.round(0.42 * COVERAGE * WIDTH_PX);
  return sharp(png).extract({ left, top, width: side, height: side }).png().toBuffer();
}
