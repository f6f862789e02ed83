import { describe, expect, it } from "vitest";
import type { Inputs, OpeningImage } from "../project.ts";
import { planOneOpening, planSpread } from "./place-by-hand.ts";

const image = (id: string) => ({ id }) as OpeningImage;

function inputOf(openingId: string, count: number): Inputs {
  const images = Array.from({ length: count }, (_, index) => image(`${openingId} ${index}`));
  return { [openingId]: { type: "OPENING", images, modifiedAt: "" } };
}

describe("photos for one opening", () => {
  it("go there in their order", () => {
    expect(planOneOpening(["b", "a"], "UT", {})).toEqual({
      groups: [{ openingId: "UT", photoIds: ["b", "a"] }],
      rest: [],
    });
  });

  it("stay behind where it has no room for them", () => {
    const plan = planOneOpening(["a", "b", "c"], "UT", inputOf("UT", 8));
    expect(plan).toEqual({ groups: [{ openingId: "UT", photoIds: ["a", "b"] }], rest: ["c"] });
    expect(planOneOpening(["a"], "UT", inputOf("UT", 10))).toEqual({ groups: [], rest: ["a"] });
  });
});

describe("photos that are spread", () => {
  it("go to the empty openings, one each", () => {
    const plan = planSpread(["a", "b", "c"], ["CO", "TX", "UT"], inputOf("TX", 1));
    expect(plan).toEqual({
      groups: [
        { openingId: "CO", photoIds: ["a"] },
        { openingId: "UT", photoIds: ["b"] },
      ],
      rest: ["c"],
    });
  });

  it("leave openings empty when there are fewer photos", () => {
    expect(planSpread(["a"], ["CO", "UT"], {}).groups).toHaveLength(1);
    expect(planSpread([], ["CO"], {})).toEqual({ groups: [], rest: [] });
  });
});
