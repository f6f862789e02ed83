import { describe, expect, it } from "vitest";
import { createCopyName, findFreeName } from "./free-name.ts";

describe("the name of a new project", () => {
  it.each([
    ["50 States", [], "50 States"],
    ["50 States", ["World"], "50 States"],
    ["50 States", ["50 States"], "50 States 2"],
    ["50 States", ["50 States", "50 States 2"], "50 States 3"],
    ["50 States", ["50 States", "50 States 3"], "50 States 2"],
    ["50 States 2", ["50 States", "50 States 2"], "50 States 3"],
    ["Route 66", ["Route 66"], "Route 66 2"],
    ["Trip (copy)", ["Trip", "Trip (copy)"], "Trip (copy) 2"],
  ])("%s beside %j is %s", (name, taken, expected) => {
    expect(findFreeName(name, taken)).toBe(expected);
  });

  it("has at most 64 characters, and no half characters", () => {
    const long = "x".repeat(64);
    expect(findFreeName(long, [long])).toBe(`${"x".repeat(62)} 2`);
    const emoji = `${"x".repeat(56)}😀 and more`;
    expect(createCopyName(emoji)).toBe(`${"x".repeat(56)} (copy)`);
  });

  it("is different for any number of equal names", () => {
    const names: string[] = [];
    for (let i = 0; i < 200; i += 1) names.push(findFreeName("y".repeat(64), names));
    expect(new Set(names).size).toBe(200);
    expect(names.every(({ length }) => length <= 64)).toBe(true);
  });
});
