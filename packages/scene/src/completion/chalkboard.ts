import { type Box } from "@photomap/geometry";
import type { Op } from "../display-list.ts";
import { fillShape, strokeShape } from "../draw-shapes.ts";
import { createNoise, type Noise, repeat } from "../noise.ts";

const SLATE = "#26302c";
/** Where the sponge went: few wide strokes, so faint that only many of them show. */
const WIPES = [
  { color: "#ffffff05", width: 150, count: 9 },
  { color: "#ffffff06", width: 70, count: 14 },
  { color: "#0000000a", width: 110, count: 8 },
  { color: "#ffffff07", width: 24, count: 22 },
];
const DUST_GRAINS = 700;

/** Slate with the traces of what was wiped off. */
export function chalkBackground(page: Box): Op[] {
  const noise = createNoise(37);
  const wipes = WIPES.flatMap(({ color, width, count }) =>
    // Apart, because a stroke that crosses itself does not grow brighter.
    Array.from({ length: count }, () => strokeShape(wipePath(page, noise), page, color, width)),
  );
  const dust = repeat(DUST_GRAINS, () => {
    const size = noise(0.6, 1.8).toFixed(1);
    const at = `${noise(0, page.width).toFixed(1)} ${noise(0, page.height).toFixed(1)}`;
    return `M${at}h${size}v${size}h-${size}Z`;
  });
  return [{ op: "rect", box: page, fill: SLATE }, ...wipes, fillShape(dust, page, "#ffffff26")];
}

function wipePath({ width, height }: Box, noise: Noise): string {
  const x = noise(-0.2, 0.6) * width;
  const y = noise(-0.05, 1.05) * height;
  const reach = noise(0.3, 0.8) * width;
  return `M${x} ${y}q${reach / 2} ${noise(-160, 60)} ${reach} ${noise(-120, 120)}`;
}
