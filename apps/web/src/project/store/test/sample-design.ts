import type { Design, Opening } from "@photomap/design";

function makeOpening(id: string, name: string, x: number, facts: Partial<Opening> = {}): Opening {
  const box = { x, y: 0, width: 144, height: 144 };
  const layer = { path: `M${x} 0l144 0 0 144-144 0z`, box };
  return {
    type: "OPENING",
    id,
    name,
    depth: 1,
    outlined: true,
    enabled: true,
    optional: false,
    layers: { cut: layer, print: layer },
    ...facts,
  };
}

/** Utah and Colorado, Washington, D.C. which can be left out, and Guam which can be included. */
export const DESIGN: Design = {
  id: "two-states-36x24",
  baseId: "two-states",
  businessIds: ["pm"],
  name: "Two States",
  regionType: "country",
  regionTypePlural: "countries",
  regionCount: 2,
  keywords: [],
  width: 2592,
  height: 1728,
  outputOptions: [
    { type: "VINYL_WALL_MAP", name: "Wall Hanging Photo Map", scale: 1 },
    { type: "MATBOARD_WALL_MAP", name: "Matboard Wall Map", scale: 1 },
  ],
  backgroundOptions: [
    { id: "oak", name: "Oak", hex: "#b08d57", imageKey: "backgrounds/oak.jpg" },
    { id: "linen", name: "Linen", hex: "#e8e0d0", imageKey: "backgrounds/linen.jpg" },
  ],
  features: [
    makeOpening("UT", "Utah", 0),
    makeOpening("CO", "Colorado", 200),
    makeOpening("DC", "Washington, D.C.", 400, { optional: true }),
    makeOpening("GU", "Guam", 600, { optional: true, enabled: false }),
  ],
};
