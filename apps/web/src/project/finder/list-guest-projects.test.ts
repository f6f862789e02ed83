import type { DesignEntry } from "@photomap/design";
import type { Inputs } from "@photomap/project";
import { expect, it } from "vitest";
import { listGuestProjects } from "./list-guest-projects.ts";

const design = { id: "states", regionCount: 50, regionTypePlural: "states" } as DesignEntry;
const catalog = {
  groups: [{ baseId: "states", name: "50 States", designs: [design] }],
  search: () => [],
} as unknown as NonNullable<Parameters<typeof listGuestProjects>[1]>;

function makeProject(designId: string, inputs: Inputs = {}) {
  const content = {
    name: "Our map",
    outputType: "VINYL_WALL_MAP",
    outputScale: 1,
    accessPolicy: "PRIVATE",
    backgroundId: null,
    inputs,
  } as const;
  const at = "2026-11-15T08:00:00.000Z";
  return { id: "guest-1", designId, createdAt: at, updatedAt: at, content };
}

it("counts filled openings and uses the earliest photo day", () => {
  const image = { id: "a", timeTakenUser: "2019-05-03" } as Inputs[string]["images"][number];
  const filled = { type: "OPENING", images: [image], modifiedAt: "" } as const;
  const empty = { type: "OPENING", images: [], modifiedAt: "" } as const;
  const project = { ...makeProject("states", { CO: filled, UT: empty }), previewUrl: "blob:a" };
  expect(listGuestProjects([project], catalog)).toMatchObject([
    {
      id: "guest-1",
      name: "Our map",
      viewerPolicy: "OWNER",
      previewImageUrl: "blob:a",
      progress: { filled: 1, total: 50 },
    },
  ]);
});

it("does not count optional openings, as the map does not", () => {
  const filled = { type: "OPENING", images: [{ id: "a", createdTime: "2026-11-15" }] } as unknown;
  const inputs = { CO: filled, DC: filled } as Inputs;
  const groups = [{ baseId: "states", designs: [{ ...design, uncountedIds: ["DC", "PR"] }] }];
  const [file] = listGuestProjects([makeProject("states", inputs)], {
    groups,
  } as unknown as typeof catalog);
  expect(file?.progress).toEqual({ filled: 1, total: 50 });
});

it("leaves out projects until their design is known", () => {
  expect(listGuestProjects([makeProject("states")], undefined)).toEqual([]);
  expect(listGuestProjects([makeProject("atlantis")], catalog)).toEqual([]);
});
