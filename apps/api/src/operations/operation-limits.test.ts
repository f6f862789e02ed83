import { parse } from "graphql";
import { describe, expect, it } from "vitest";
import { measureDocument } from "./operation-limits.ts";

const measure = (text: string) => measureDocument(parse(text));

describe("operation limits", () => {
  it("counts depth through fragments", () => {
    const measured = measure("{ a { ...B } } fragment B on T { b { c } }");
    expect(measured.depth).toBe(3);
  });

  it("counts every alias, also of the same field", () => {
    expect(measure("mutation { a: redeem b: redeem c: redeem }").aliases).toBe(3);
  });

  it("counts a fragment as often as it is spread", () => {
    expect(measure("{ x { ...F } y { ...F } } fragment F on T { a b c }").cost).toBe(8);
  });

  it("grows with nested spreads, so that a short operation cannot request a large response", () => {
    const levels = Array.from({ length: 8 }, (_, i) =>
      i === 7
        ? `fragment F${i} on T { a }`
        : `fragment F${i} on T { x { ...F${i + 1} } y { ...F${i + 1} } }`,
    );
    expect(measure(`{ ...F0 } ${levels.join(" ")}`).cost).toBeGreaterThan(250);
  });

  it("terminates on a recursive fragment", () => {
    expect(measure("{ ...F } fragment F on T { a ...F }").cost).toBe(1);
  });
});
