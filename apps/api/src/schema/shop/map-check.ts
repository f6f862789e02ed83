import type { MapProblem } from "@photomap/printing";
import type { MapCheck } from "@photomap/server";
import { builder } from "../builder.ts";

const KINDS = {
  blurry: "BLURRY",
  gap: "GAP",
  outside: "OUTSIDE",
  missing: "MISSING",
} as const satisfies Record<MapProblem["kind"], string>;

const MapProblemKindEnum = builder.enumType("MapProblemKind", {
  description:
    "Photos too small for the size on paper, bare paper, photos outside their region, regions without a photo.",
  values: Object.values(KINDS),
});

const MAX_NAMED = 6;

const MapProblemRegionType = builder
  .objectRef<MapProblem["openings"][number]>("MapProblemRegion")
  .implement({
    fields: (t) => ({ id: t.exposeID("id"), name: t.exposeString("name") }),
  });

export const MapProblemType = builder.objectRef<MapProblem>("MapProblem").implement({
  description: "Everything of one kind to look at before a map is printed.",
  fields: (t) => ({
    kind: t.field({ type: MapProblemKindEnum, resolve: ({ kind }) => KINDS[kind] }),
    count: t.int({
      description: "The number of regions.",
      resolve: ({ openings }) => openings.length,
    }),
    regions: t.field({
      type: [MapProblemRegionType],
      description: `The first ${MAX_NAMED} regions.`,
      resolve: ({ openings }) => openings.slice(0, MAX_NAMED),
    }),
  }),
});

export const MapCheckType = builder.objectRef<MapCheck>("MapCheck").implement({
  description: "What to look at before the map of a line is printed.",
  fields: (t) => ({
    lineItemId: t.id({ resolve: ({ lineId }) => lineId }),
    fileId: t.id({ resolve: ({ projectId }) => projectId }),
    regionType: t.exposeString("regionType"),
    regionTypePlural: t.exposeString("regionTypePlural"),
    problems: t.expose("problems", { type: [MapProblemType] }),
    key: t.exposeString("key", {
      description: "Passed when the order is placed, to record that the buyer saw exactly this.",
    }),
  }),
});
