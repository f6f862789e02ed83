import { describe, expect, it } from "vitest";
import { mentionsLocation } from "./inputs.ts";

describe("mentionsLocation", () => {
  it.each([
    ["latitude", true],
    ["longitude", true],
    ["rotation", false],
  ])("of inputs with %s is %s", (name, expected) => {
    const inputs = { CO: { type: "OPENING", images: [{ id: "a", [name]: 1 }] } };
    expect(mentionsLocation(JSON.stringify(inputs))).toBe(expected);
    expect(mentionsLocation(JSON.stringify(inputs, null, 1))).toBe(expected);
  });
});
