import type { Design } from "@photomap/design";
import { drawSvg, embed } from "./draw-svg.ts";

/** Measures in points, like those of the design. */
const BAR_HEIGHT = 72;
const BAR_OVERHANG = 48;
const STRING_HEIGHT = 250;
const MARGIN = 130;

/** Draws a print between two wooden bars on a string; the background is transparent. */
export function drawHanging(design: Design, map: Buffer, widthPx: number): Promise<Buffer> {
  const { width, height } = design;
  const hung = STRING_HEIGHT + height + 2 * BAR_HEIGHT;
  const side = hung + 2 * MARGIN;
  const x = (side - width) / 2;
  const top = MARGIN + STRING_HEIGHT;
  const middle = side / 2;
  const reach = width / 2 - 120;
  const print = { x, y: top + BAR_HEIGHT, width, height };
  const content = `
    <linearGradient id="pine" x2="0" y2="1">
      <stop stop-color="#EBCB98"/><stop offset=".55" stop-color="#DDB57A"/><stop offset="1" stop-color="#BF9458"/>
    </linearGradient>
    <filter id="hung" x="-20%" y="-20%" width="140%" height="150%">
      <feDropShadow dx="0" dy="14" stdDeviation="12" flood-color="#32260F" flood-opacity=".22"/>
      <feDropShadow dx="0" dy="46" stdDeviation="46" flood-color="#32260F" flood-opacity=".2"/>
    </filter>
    <path d="M${middle - reach} ${top + 10}L${middle} ${MARGIN + 20}L${middle + reach} ${top + 10}"
      fill="none" stroke="#8A6A42" stroke-width="9"/>
    <circle cx="${middle}" cy="${MARGIN + 20}" r="20" fill="#6B6459"/>
    <g filter="url(#hung)">
      ${embed(map, print)}
      ${bar(x, top, width)}${bar(x, top + BAR_HEIGHT + height, width)}
    </g>`;
  return drawSvg(content, { width: side, height: side }, widthPx);
}

function bar(x: number, y: number, width: number): string {
  const grain = [0.3, 0.62].map(
    (share) =>
      `<path d="M${x} ${y + share * BAR_HEIGHT}h${width}" stroke="#A97F45" stroke-opacity=".25" stroke-width="3"/>`,
  );
  return `<rect x="${x - BAR_OVERHANG}" y="${y}" width="${width + 2 * BAR_OVERHANG}" height="${BAR_HEIGHT}" rx="6" fill="url(#pine)"/>${grain.join("")}`;
}
