import type { Design } from "@photomap/design";
import sharp, { type Sharp } from "sharp";
import { drawDesign } from "./draw-design.ts";

const CELL_PIXELS = 460;
const LABEL_PIXELS = 24;

/** A grid of designs, each labeled with its id. */
export async function drawContactSheet(
  designs: readonly Design[],
  columns: number,
): Promise<Sharp> {
  const rows = Math.ceil(designs.length / columns);
  const tiles = await Promise.all(
    designs.map(async (design, i) => {
      const [column, row] = [i % columns, Math.floor(i / columns)];
      const [left, top] = [column * CELL_PIXELS, row * (CELL_PIXELS + LABEL_PIXELS)];
      const input = await sharp(Buffer.from(drawDesign(design, CELL_PIXELS * 2)))
        .resize(CELL_PIXELS - 16, CELL_PIXELS - 16, { fit: "contain", background: "#fff" })
        .png()
        .toBuffer();
      return [
        { input, left: left + 8, top: top + LABEL_PIXELS },
        { input: drawLabel(design), left: left + 8, top },
      ];
    }),
  );
  return sharp({
    create: {
      width: columns * CELL_PIXELS,
      height: rows * (CELL_PIXELS + LABEL_PIXELS),
      channels: 3,
      background: "#fff",
    },
  }).composite(tiles.flat());
}

function drawLabel({ id, regionCount }: Design): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL_PIXELS - 16}" height="${LABEL_PIXELS}"><text x="2" y="17" font-family="sans-serif" font-size="15" fill="#333">${id}: ${regionCount}</text></svg>`,
  );
}
