import { type Design, type Feature, openingsOf } from "@photomap/design";
import type { Box } from "@photomap/geometry";

const MAT = "#f4f1ea";
const LAND = "#dcd5c6";
const INK = "#6b6256";

/** The design in its frame as SVG, with a generated landscape in each opening. */
export function drawDesign(design: Design, widthPixels: number): string {
  const { width, height } = design;
  const edge = Math.min(width, height) * 0.02;
  const box = [-1.6 * edge, -1.6 * edge, width + 3.2 * edge, height + 3.2 * edge];
  const openings = openingsOf(design);
  const pixels = { width: widthPixels, height: Math.round((widthPixels * box[3]!) / box[2]!) };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}" width="${pixels.width}" height="${pixels.height}">`,
    `<rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" fill="#dedbd5"/>`,
    `<rect x="${-edge}" y="${-edge}" width="${width + 2 * edge}" height="${height + 2 * edge}" fill="#3a2a1e" rx="3"/>`,
    `<rect width="${width}" height="${height}" fill="${MAT}"/>`,
    ...design.features.filter(isShown).map((feature) => drawFeature(feature, openings.length)),
    "</svg>",
  ].join("");
}

function isShown(feature: Feature): boolean {
  return feature.type === "GRAPHIC" || feature.enabled;
}

function drawFeature(feature: Feature, index: number): string {
  if (feature.type === "GRAPHIC") {
    const fill = feature.style === "LAND" ? LAND : INK;
    return `<path d="${feature.path}" fill="${fill}" fill-rule="evenodd"/>`;
  }
  const cut = feature.layers.cut;
  if (!cut) return "";
  const id = `clip-${index}-${feature.id.replaceAll(/[^\w-]/g, "_")}`;
  return [
    `<clipPath id="${id}"><path d="${cut.path}"/></clipPath>`,
    `<g clip-path="url(#${id})">${paintLandscape(cut.box, feature.id + feature.name)}`,
    `<path d="${cut.path}" transform="translate(1.6 2.2)" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="5"/></g>`,
    `<path d="${cut.path}" fill="none" stroke="#fff" stroke-width="2.2" stroke-linejoin="round"/>`,
  ].join("");
}

/** A generated landscape as a placeholder photo, seeded per opening. */
function paintLandscape({ x, y, width, height }: Box, seed: string): string {
  const random = createRandom(seed);
  const hue = random() < 0.6 ? 200 + random() * 20 : 15 + random() * 40;
  const horizon = y + height * (0.4 + random() * 0.25);
  let art = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${hsl(hue, 55, 68)}"/>`;
  if (random() < 0.5) {
    const radius = Math.min(width, height) * 0.09;
    art += `<circle cx="${x + width * random()}" cy="${y + height * 0.25}" r="${radius}" fill="#fff6d8"/>`;
  }
  for (let range = 0; range < 3; range++) {
    const base = horizon + range * height * 0.13;
    const tops = Array.from({ length: 8 }, (_, i) => {
      const top = base - height * (0.16 - range * 0.04) * random();
      return `L${(x + (width * i) / 7).toFixed(1)} ${top.toFixed(1)}`;
    });
    const ground = (random() < 0.5 ? 95 : 25) + random() * 50 + (range === 0 ? 110 : 0);
    const bottom = y + height;
    art += `<path d="M${x} ${bottom}${tops.join("")}L${x + width} ${bottom}z" fill="${hsl(ground, 22 + range * 10, 52 - range * 11)}"/>`;
  }
  return art;
}

function hsl(hue: number, saturation: number, lightness: number): string {
  return `hsl(${(hue % 360).toFixed(0)},${saturation.toFixed(0)}%,${lightness.toFixed(0)}%)`;
}

function createRandom(seed: string): () => number {
  let state = 1;
  for (const letter of seed) state = (Math.imul(state, 31) + letter.charCodeAt(0)) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
