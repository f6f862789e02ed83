import { offsetShape, POINTS_PER_INCH } from "@photomap/geometry";
import type { Cell } from "../cell.ts";
import { STICKER_OPTIONS, WALL_OPTIONS } from "../family.ts";
import { layOutTerritories } from "../layouts/territories.ts";
import { layOutUnitedStates } from "../layouts/united-states.ts";
import type { MapFamily } from "../map-family.ts";
import { readUsStates, readUsTerritories } from "../sources/us-states.ts";

/** Measures are for the 36 x 24 inch map and are scaled for other sizes. */
export const fiftyStates: MapFamily = {
  baseId: "50-states",
  name: "50 States",
  title: "United States",
  regionType: "state",
  regionTypePlural: "states",
  keywords: ["usa", "us", "united states", "america", "states", "travel", "road trip", "rv"],
  businessIds: ["pm", "tbl"],
  popularRank: 1,
  sizes: [
    { widthInches: 12, heightInches: 8, outputOptions: STICKER_OPTIONS, stickersOnly: true },
    { widthInches: 24, heightInches: 16, outputOptions: [...WALL_OPTIONS, ...STICKER_OPTIONS] },
    { widthInches: 36, heightInches: 24, outputOptions: WALL_OPTIONS },
    { widthInches: 48, heightInches: 32, outputOptions: WALL_OPTIONS },
  ],
  coastKm: 25,
  select: () => [
    ...readUsStates().map((state) => Object.assign(state, { optional: state.id === "DC" })),
    ...readUsTerritories(),
  ],
  layout: (regions, frame) => {
    const [states, territories] = [
      regions.filter(({ enabled = true }) => enabled),
      regions.filter(({ enabled = true }) => !enabled),
    ];
    const map = layOutUnitedStates(states, frame, {
      northEastFactor: 1.62,
      alaskaScale: 0.47,
      hawaiiScale: 1.9,
      hawaiiSpread: 0.72,
    });
    return { regions: [...map.regions, ...layOutTerritories(territories, frame)] };
  },
  style: ({ widthInches }) => {
    const k = widthInches / 36;
    const bar = k < 0.5 ? 1.21 * k : Math.sqrt(k);
    return {
      gap: 7 * bar,
      corner: 3.2 * bar,
      smallestPart: { area: 0.06 * k, radius: 5 * k },
      simplify: { triangleArea: 7 * k, smooth: 4 * k },
      smallestOpening: { area: 0.75 * k * k, radius: 0.2 * k },
      margin: 0.035 * widthInches * POINTS_PER_INCH,
      leftover: "LAND",
      callouts: {
        ids: ["RI", "DE", "DC"],
        form: "OWN",
        area: (id) => (id === "DC" ? 1.27 : 2.3) * k * k,
        slots: { RI: [0.945, 0.4], DE: [0.925, 0.535], DC: [0.9, 0.665] },
        padding: 13 * k,
        lineWidth: 1.6 * k,
      },
    };
  },
  adjust: (cell, { widthInches }) =>
    cell.id === "AK" ? closeInlets(cell, widthInches / 36) : cell,
};

/** Joins the islands of Alaska's panhandle; as single islands they would be removed by the gap. */
function closeInlets(cell: Cell, k: number): Cell {
  return { ...cell, shape: offsetShape(offsetShape(cell.shape, 7 * k), -6 * k) };
}
