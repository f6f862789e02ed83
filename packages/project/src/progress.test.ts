import type { Opening } from "@photomap/design";
import { describe, expect, it } from "vitest";
import { countProgress } from "./progress.ts";

function makeOpening(id: string, facts: Partial<Opening> = {}): Opening {
  const cut = { path: "M0 0h9v9z", box: { x: 0, y: 0, width: 9, height: 9 } };
  return {
    type: "OPENING",
    id,
    name: id,
    depth: 0,
    outlined: true,
    enabled: true,
    optional: false,
    layers: { cut },
    ...facts,
  };
}

const photos = { hasPhotos: true };

describe("progress", () => {
  const design = {
    regionCount: 3,
    features: [makeOpening("CO"), makeOpening("UT"), makeOpening("DC", { optional: true })],
  };

  it("counts openings with photos against the region count of the design", () => {
    expect(countProgress(design, {})).toEqual({ filled: 0, total: 3 });
    expect(countProgress(design, { CO: photos, DC: photos })).toEqual({ filled: 2, total: 3 });
  });

  it("recounts the total when the project or the product excludes an optional opening", () => {
    const excluded = { ...photos, enabled: false };
    expect(countProgress(design, { CO: photos, DC: excluded })).toEqual({ filled: 1, total: 2 });
    const option = { inputs: { DC: { enabled: false } } };
    expect(countProgress(design, { UT: photos }, option)).toEqual({ filled: 1, total: 2 });
    expect(countProgress(design, { DC: { ...photos, enabled: true } }, option)).toEqual({
      filled: 1,
      total: 3,
    });
  });

  it("OPN-07 counts by the flag of the design, else included openings except the matboard hole", () => {
    const box = { x: 0, y: 0, width: 9, height: 9 };
    const hole = makeOpening("MAP", { layers: { outer: { path: "M0 0h9v9z", box } } });
    const openings = [
      makeOpening("CO"),
      makeOpening("GU", { optional: true, enabled: false }),
      hole,
      { ...hole, id: "TITLE", counts: true },
      makeOpening("PR", { counts: false }),
    ];
    // Guam is excluded, so the total is recounted.
    const progress = (ids: readonly string[]) =>
      countProgress(
        { regionCount: 99, features: openings },
        Object.fromEntries(ids.map((id) => [id, photos])),
      );
    expect(progress([])).toEqual({ filled: 0, total: 2 });
    expect(progress(["CO", "TITLE"])).toEqual({ filled: 2, total: 2 });
    expect(progress(["GU", "MAP", "PR"])).toEqual({ filled: 0, total: 2 });
  });

  it("never counts openings that the design excludes from the count", () => {
    const extra = makeOpening("PR", { optional: true, counts: false });
    const islands = { regionCount: 1, features: [makeOpening("CO"), extra] };
    expect(countProgress(islands, { CO: photos, PR: photos })).toEqual({ filled: 1, total: 1 });
    const without = { CO: photos, PR: { ...photos, enabled: false } };
    expect(countProgress(islands, without)).toEqual({ filled: 1, total: 1 });
  });
});
