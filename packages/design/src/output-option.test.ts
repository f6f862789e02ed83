import { describe, expect, it } from "vitest";
import {
  findOutputOption,
  isOutputScale,
  outputTypeName,
  resolveOutputOption,
} from "./output-option.ts";

const wall = {
  outputOptions: [
    { type: "MATBOARD_WALL_MAP", name: "Matboard Wall Map", scale: 1 },
    { type: "VINYL_WALL_MAP", name: "Wall Hanging Photo Map", scale: 1 },
    { type: "VINYL_WALL_MAP", name: "Wall Hanging Photo Map", scale: 1.5 },
  ],
} as const;
const stickers = {
  outputOptions: [{ type: "VEHICLE_MAP", name: "RV Photo Map", scale: 1 }],
} as const;

describe("findOutputOption", () => {
  it("PRJ-15 takes the wall hanging when no type is given", () => {
    expect(findOutputOption(wall)).toEqual(wall.outputOptions[1]);
  });

  it("takes the first option of a design without a wall hanging", () => {
    expect(findOutputOption(stickers)?.type).toBe("VEHICLE_MAP");
  });

  it("distinguishes scales of one type, and finds only options of the design", () => {
    expect(findOutputOption(wall, "VINYL_WALL_MAP", 1.5)).toBe(wall.outputOptions[2]);
    expect(findOutputOption(wall, "VINYL_WALL_MAP", 2)).toBeUndefined();
    expect(findOutputOption(wall, "VEHICLE_MAP")).toBeUndefined();
  });
});

describe("resolveOutputOption", () => {
  it("takes the option with the project's type and scale", () => {
    const project = { outputType: "VINYL_WALL_MAP", outputScale: 1.5 } as const;
    expect(resolveOutputOption(wall, project)).toBe(wall.outputOptions[2]);
  });

  it("falls back to the first option of the type for a custom scale", () => {
    const project = { outputType: "VINYL_WALL_MAP", outputScale: 2 } as const;
    expect(resolveOutputOption(wall, project)).toBe(wall.outputOptions[1]);
  });

  it("finds nothing for a type the design does not offer", () => {
    const project = { outputType: "VEHICLE_MAP", outputScale: 1 } as const;
    expect(resolveOutputOption(wall, project)).toBeUndefined();
  });
});

it("PRJ-16 names the output types", () => {
  expect(outputTypeName("MATBOARD_WALL_MAP")).toBe("Matboard Wall Map");
  expect(outputTypeName("VEHICLE_MAP")).toBe("RV Photo Map");
  expect(outputTypeName("VINYL_WALL_MAP")).toBe("Wall Hanging Photo Map");
});

it("accepts custom scales of sizes that can be made", () => {
  expect([0.1, 0.5, 1, 1.5, 10].every(isOutputScale)).toBe(true);
  const refused = [0, -0, -5, 0.09, 10.1, 1e300, Number.NaN, Number.POSITIVE_INFINITY];
  expect(refused.some(isOutputScale)).toBe(false);
});
