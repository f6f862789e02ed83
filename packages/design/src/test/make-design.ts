import type { Design } from "../design.ts";

const BOX = { x: 0, y: 0, width: 90, height: 90 };

/** Makes one size of a map from its regions and the widths in points of their square outlines. */
export function makeDesign(
  baseId: string,
  name: string,
  regions: Readonly<Record<string, number>> = {},
): Design {
  return {
    id: `${baseId}-1x1`,
    baseId,
    name,
    businessIds: ["pm"],
    regionType: baseId.startsWith("us-") ? "county" : "state",
    regionTypePlural: "states",
    regionCount: 1,
    keywords: [],
    width: 72,
    height: 72,
    outputOptions: [],
    backgroundOptions: [],
    features: Object.entries(regions).map(([region, x]) => ({
      type: "OPENING",
      id: region,
      name: region,
      depth: 0,
      outlined: false,
      enabled: true,
      optional: false,
      labelPoint: { x, y: 0 },
      layers: { cut: { path: `M0 0l${x} 0 0 ${x}-${x} 0z`, box: { ...BOX, width: x } } },
    })),
  };
}
