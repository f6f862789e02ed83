import { POINTS_PER_INCH } from "@photomap/geometry";
import { type DesignJob, type Family, getDesignId, SINGLE_OPTIONS } from "../family.ts";
import { createFrame } from "../frame.ts";
import { layOutCentered, measureAspect } from "../layouts/centered.ts";
import type { MapFamily } from "../map-family.ts";
import { keepParts, type Region } from "../region.ts";
import { createHeart } from "../shapes.ts";
import { US_STATE_FACTS } from "../sources/us-state-facts.ts";
import { readUsStates } from "../sources/us-states.ts";
import { assembleDesign, createOpening } from "../steps/assemble.ts";
import { measureCut } from "../steps/offset.ts";

const BRANDS = ["pm", "tbl"] as const;

/** One map per state, with a single opening in its shape. */
export const stateSilhouettes: readonly MapFamily[] = US_STATE_FACTS.filter(
  ({ postal }) => postal !== "DC",
).map(({ postal, name, nickname, capital }) => {
  const select = () => readUsStates().filter(({ id }) => id === postal);
  return {
    baseId: `single-${postal.toLowerCase()}`,
    name: `${name} Silhouette`,
    title: name,
    regionType: "state",
    regionTypePlural: "states",
    keywords: [name, postal, nickname, capital, "silhouette", "single photo"],
    businessIds: BRANDS,
    coastKm: 15,
    select,
    get sizes() {
      const isWide = measureAspect(selectNearParts(select())) > 1;
      const [widthInches, heightInches] = isWide ? [20, 16] : [16, 20];
      return [{ widthInches, heightInches, outputOptions: SINGLE_OPTIONS }];
    },
    layout: (regions, frame) =>
      layOutCentered(selectNearParts(regions), frame, {
        margin: 1.5 * POINTS_PER_INCH,
        ...(postal === "HI" && { spread: 0.74 }),
      }),
    style: () => ({
      gap: 0,
      corner: 2,
      smallestPart: { area: 0.05, radius: 3 },
      simplify: { triangleArea: 8, smooth: 5 },
      smallestOpening: { area: 1, radius: 0.3 },
      margin: POINTS_PER_INCH,
      leftover: "DROP",
    }),
  };
});

function selectNearParts(regions: readonly Region[]): Region[] {
  return regions.map((region) =>
    keepParts(region, (x) => x < 0 && x > (region.id === "HI" ? -160.4 : -170)),
  );
}

const heartFamily: Family = {
  baseId: "single-heart",
  name: "Heart",
  regionType: "heart",
  regionTypePlural: "hearts",
  keywords: ["love", "wedding", "anniversary", "single photo"],
  businessIds: BRANDS,
};

const HEART_SIZE = { widthInches: 16, heightInches: 16, outputOptions: SINGLE_OPTIONS };

export const singleHeart: DesignJob = {
  id: getDesignId(heartFamily.baseId, HEART_SIZE),
  baseId: heartFamily.baseId,
  build: () => {
    const { width, height } = createFrame(HEART_SIZE);
    const cut = createHeart({ x: width / 2, y: height * 0.47 }, width / 40);
    const measured = measureCut(cut);
    const cell = { id: "heart", name: "Heart", keywords: [], regionIds: ["heart"], shape: cut };
    const opening = createOpening({
      ...cell,
      anchor: measured.center,
      arcs: new Set(),
      ...measured,
    });
    return assembleDesign(heartFamily, HEART_SIZE, [opening]);
  },
};
