import { describe, expect, it } from "vitest";
import { filled, sampleDesign, sampleOpening, samplePhoto } from "../../test/sample-map.ts";
import type { Page } from "../display-list.ts";
import { type ProgressSceneRequest, progressScene } from "./progress-scene.ts";

const design = sampleDesign(
  sampleOpening("utah", 20, 50, { name: "Utah" }),
  sampleOpening("ohio", 220, 50),
);
const completion: ProgressSceneRequest = {
  design,
  inputs: { utah: filled(samplePhoto("p1")), ohio: filled(samplePhoto("p2")) },
  name: "Our Journey",
  filledCount: 2,
  regionCount: 50,
  backdrop: "contextual",
};

const texts = ({ ops }: Page) => ops.flatMap((op) => (op.op === "text" ? [op] : []));
const images = ({ ops }: Page) => ops.flatMap((op) => (op.op === "group" ? op.images : []));

describe("the progress image", () => {
  it("LIM-04 is 1080 by 1350, its contextual background blurred by 40, the count smaller from 100 regions on", () => {
    const page = progressScene(completion);
    expect([page.width, page.height]).toEqual([1080, 1350]);
    expect(images(page)[0]).toMatchObject({ src: "p1", blur: 40 });
    const countSize = (regionCount: number) =>
      texts(progressScene({ ...completion, regionCount })).find(({ text }) => text.includes("/"))
        ?.size ?? 0;
    expect(countSize(99)).toBe(countSize(50));
    expect(countSize(100)).toBeLessThan(countSize(99));
  });

  it("contains the name and the number of completed regions", () => {
    expect(texts(progressScene(completion)).map(({ text }) => text)).toEqual([
      "Our Journey",
      "2/50",
      "States complete!",
    ]);
  });

  it("shows the given region enlarged above the map, and its photo as backdrop", () => {
    const page = progressScene({ ...completion, openingId: "ohio" });
    expect(texts(page).map(({ text }) => text)).toContain("ohio");
    expect(images(page).filter(({ src }) => src === "p2")).toHaveLength(3);
    expect(images(page)[0]).toMatchObject({ src: "p2", blur: 40 });
  });

  it("covers the page with the blurred photo beyond its edges", () => {
    const [width = 0, , , height = 0, x = 0, y = 0] =
      images(progressScene(completion))[0]?.matrix ?? [];
    expect(x).toBeLessThanOrEqual(-80);
    expect(y).toBeLessThanOrEqual(-80);
    expect(x + width).toBeGreaterThanOrEqual(1160);
    expect(y + height).toBeGreaterThanOrEqual(1430);
  });

  it("draws each backdrop deterministically, and none for none", () => {
    for (const backdrop of ["chalkboard", "wood", "corkboard"] as const) {
      const page = progressScene({ ...completion, backdrop });
      expect(page.ops[0]).toMatchObject({ op: "rect" });
      expect(page).toEqual(progressScene({ ...completion, backdrop }));
    }
    expect(progressScene({ ...completion, backdrop: "none" }).ops[0]).toMatchObject({
      op: "text",
    });
  });

  it("needs no photo", () => {
    const page = progressScene({ ...completion, inputs: {} });
    expect(page.ops[0]).toMatchObject({ op: "rect", box: { width: 1080, height: 1350 } });
  });

  it("reduces the font size of a long name", () => {
    const name = "The very long name of a map that somebody gave it in high spirit";
    const [heading] = texts(progressScene({ ...completion, name }));
    expect(heading?.size).toBeLessThan(30);
  });
});
