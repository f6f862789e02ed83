import { BRAND_IDS } from "@photomap/design";
import { describe, expect, it } from "vitest";
import { CONTRAST_PAIRS, MINIMUM_RATIO } from "./test/contrast-pairs.ts";
import { COLOR_SCHEMES, getThemeColors } from "./variables.ts";

function linearChannel(hex: string, start: number): number {
  const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function relativeLuminance(hex: string): number {
  return (
    0.2126 * linearChannel(hex, 1) + 0.7152 * linearChannel(hex, 3) + 0.0722 * linearChannel(hex, 5)
  );
}

/** The ratio WCAG 2.2 defines, from 1 (equal) to 21 (black on white), for #RRGGBB colors. */
function contrastRatio(one: string, other: string): number {
  const [a, b] = [relativeLuminance(one), relativeLuminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

describe("contrastRatio", () => {
  it("matches published WCAG ratios", () => {
    expect(contrastRatio("#FFFFFF", "#000000")).toBeCloseTo(21, 5);
    expect(contrastRatio("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2);
  });
});

const cases = BRAND_IDS.flatMap((brand) =>
  COLOR_SCHEMES.flatMap((scheme) =>
    CONTRAST_PAIRS.flatMap(({ kind, front, backs }) =>
      backs.map((back) => ({ brand, scheme, kind, front, back })),
    ),
  ),
);

describe("the palette", () => {
  it.each(cases)("$brand $scheme: $front on $back is readable $kind", (pair) => {
    const colors = getThemeColors(pair.brand, pair.scheme);
    const ratio = contrastRatio(colors[pair.front], colors[pair.back]);
    expect(ratio).toBeGreaterThanOrEqual(MINIMUM_RATIO[pair.kind]);
  });
});
