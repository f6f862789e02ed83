import { expect, it } from "vitest";
import { makePhoto } from "../../../project/store/test/open-store.ts";
import { DESIGN } from "../../../project/store/test/sample-design.ts";
import { inspectOwnMap } from "./inspect-own-map.ts";

/** Utah with a photo of 200 dpi in a design of its own size; the others are empty. */
function inspect(outputScale: number | null) {
  const photo = { ...makePhoto("a"), x: 0, y: 0, width: 144, height: 144 };
  const images = [{ ...photo, imageWidth: 400, imageHeight: 400 }];
  const inputs = { UT: { type: "OPENING", images, modifiedAt: "" } } as const;
  const map = { design: DESIGN, inputs, outputType: "VINYL_WALL_MAP", outputScale: 2 } as const;
  return inspectOwnMap(map, { outputType: "MATBOARD_WALL_MAP", outputScale }, "pm");
}

const EMPTY = {
  kind: "MISSING",
  count: 2,
  regions: [
    { id: "CO", name: "Colorado" },
    { id: "DC", name: "Washington, D.C." },
  ],
};

it("judges the photos at the size in which the product prints the map", () => {
  expect(inspect(1)).toEqual({
    regionType: "country",
    regionTypePlural: "countries",
    problems: [EMPTY],
  });
});

it("takes the size of the map for a product without its own", () => {
  expect(inspect(null).problems).toEqual([
    { kind: "BLURRY", count: 1, regions: [{ id: "UT", name: "Utah" }] },
    EMPTY,
  ]);
});
