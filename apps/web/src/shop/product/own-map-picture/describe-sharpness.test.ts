import { expect, it } from "vitest";
import { makePhoto } from "../../../project/store/test/open-store.ts";
import { DESIGN } from "../../../project/store/test/sample-design.ts";
import { describeSharpness } from "./describe-sharpness.ts";

/** A square of an inch in the design. */
const photo = (id: string, pixels: number) => ({
  ...makePhoto(id),
  width: 72,
  height: 72,
  imageWidth: pixels,
  imageHeight: pixels,
});

function describeAt(widthInches: number): string {
  const images = [photo("a", 600), photo("b", 200)];
  const inputs = { UT: { type: "OPENING", images, modifiedAt: "" } } as const;
  const design = { ...DESIGN, width: 720 };
  const live = { design, inputs, backgroundKey: undefined, bitmaps: new Map() };
  return describeSharpness(live, widthInches);
}

it("counts the photos that are blurry when the map is so wide", () => {
  expect(describeAt(10)).toBe("prints sharp at this size");
  expect(describeAt(20)).toBe("1 photo is blurry at this size");
  expect(describeAt(50)).toBe("2 photos are blurry at this size");
});
