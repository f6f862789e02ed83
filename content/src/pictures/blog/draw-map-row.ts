import sharp from "sharp";
import type { Size } from "./crop.ts";
import { drawMap, findPart, STRONG } from "./draw-map.ts";
import type { Outlines } from "./sources.ts";

/** Draws several maps side by side, in columns as wide as the maps need. */
export async function drawMapRow(designs: readonly Outlines[], size: Size): Promise<Buffer> {
  const parts = designs.map((design) => findPart(design));
  const ratios = parts.map(({ width, height }) => width / height);
  const sum = ratios.reduce((total, ratio) => total + ratio, 0);
  const widths = ratios.map((ratio) => Math.floor((size.width * ratio) / sum));
  const maps = await Promise.all(
    designs.map(async (design, index) => ({
      input: await drawMap(design, {
        size: { width: widths[index]!, height: size.height },
        part: parts[index]!,
        colors: STRONG,
      }),
      left: widths.slice(0, index).reduce((total, width) => total + width, 0),
      top: 0,
    })),
  );
  const paper = { ...size, channels: 3, background: STRONG.paper } as const;
  return sharp({ create: paper }).composite(maps).png().toBuffer();
}
