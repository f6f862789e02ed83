import { BUSINESS_IDS } from "@photomap/design";
import { describe, expect, it } from "vitest";
import { contrastRatio } from "./test/contrast.ts";
import { CONTRAST_PAIRS, MINIMUM_RATIO } from "./test/contrast-pairs.ts";
import { colorsFor, SCHEMES } from "./tokens.ts";

describe("contrastRatio", () => {
  it("matches published WCAG ratios", () => {
    expect(contrastRatio("#FFFFFF", "#000000")).toBeCloseTo(21, 5);
    expect(contrastRatio("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2);
  });
});

const cases = BUSINESS_IDS.flatMap((brand) =>
  SCHEMES.flatMap((scheme) =>
    CONTRAST_PAIRS.flatMap(({ kind, front, backs }) =>
      backs.map((back) => ({ brand, scheme, kind, front, back })),
    ),
  ),
);

describe("the palette", () => {
  it.each(cases)("$brand $scheme: $front on $back is readable $kind", (pair) => {
    const colors = colorsFor(pair.brand, pair.scheme);
    const ratio = contrastRatio(colors[pair.front], colors[pair.back]);
    expect(ratio).toBeGreaterThanOrEqual(MINIMUM_RATIO[pair.kind]);
  });
});
