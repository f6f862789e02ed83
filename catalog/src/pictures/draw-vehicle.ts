import { drawSvg, embed } from "./draw-svg.ts";

const SIDE = 1000;

/** Draws the map on the side of a motorhome; `sceneWidth` is in thousandths of the height. */
export function drawVehicle(
  map: Buffer,
  shape: { readonly width: number; readonly height: number },
  widthPx: number,
  sceneWidth = SIDE,
): Promise<Buffer> {
  const width = Math.min(0.7 * sceneWidth, 720);
  const body = sceneWidth + 100;
  const height = (width * shape.height) / shape.width;
  const content = `
    <linearGradient id="body" x2="0" y2="1">
      <stop stop-color="#FFFFFF"/><stop offset="1" stop-color="#F1EEE7"/>
    </linearGradient>
    <linearGradient id="glass" x2="1" y2="1">
      <stop stop-color="#5A6C80"/><stop offset=".5" stop-color="#33414F"/><stop offset="1" stop-color="#27323E"/>
    </linearGradient>
    <rect width="${sceneWidth}" height="1000" fill="#DDE7E6"/>
    <rect y="800" width="${sceneWidth}" height="200" fill="#CFC6B6"/>
    <ellipse cx="520" cy="905" rx="${0.62 * sceneWidth}" ry="34" fill="#32260F" fill-opacity=".22"/>
    <rect x="-40" y="84" width="${body}" height="744" rx="46" fill="url(#body)"/>
    <rect x="-40" y="84" width="${body}" height="26" rx="13" fill="#D9D4C8"/>
    <rect x="-40" y="620" width="${body}" height="62" fill="#2C8FB3"/>
    <rect x="-40" y="694" width="${body}" height="20" fill="#1F2A37"/>
    <rect x="-40" y="768" width="${body}" height="60" fill="#D9D4C8"/>
    <g><rect x="-30" y="170" width="228" height="270" rx="34" fill="#D9D4C8"/>
      <rect x="-14" y="186" width="196" height="238" rx="24" fill="url(#glass)"/>
      <path d="M0 330 120 190h54L0 396Z" fill="#FFFFFF" fill-opacity=".14"/></g>
    <path d="M22 828a130 130 0 0 1 260 0Z" fill="#3A3F45"/>
    <circle cx="152" cy="836" r="104" fill="#23282E"/><circle cx="152" cy="836" r="56" fill="#E4DFD4"/>
    <circle cx="152" cy="836" r="22" fill="#8C8272"/>
    ${embed(map, { x: (sceneWidth + 200 - width) / 2, y: sceneWidth > SIDE ? 120 : 140, width, height })}`;
  return drawSvg(content, { width: sceneWidth, height: SIDE }, widthPx);
}
