import { boxesOverlap } from "@photomap/geometry";
import { describe, expect, it } from "vitest";
import { sampleDesign, sampleOpening, squareLayer } from "../../test/sample-map.ts";
import { labelOps } from "./label-ops.ts";
import { listLabelTexts, shortenName } from "./label-text.ts";
import { placeLabels } from "./place-labels.ts";
import { measureTextWidth } from "./text-width.ts";

/** Creates a square opening of a design that is 400 points wide and 200 high. */
function opening(name: string, x: number, size: number, abbreviation?: string) {
  return sampleOpening(name, x, 50, {
    ...(abbreviation !== undefined && { abbreviation }),
    labelPoint: { x: x + size / 2, y: 50 + size / 2 },
    layers: { cut: squareLayer(x, 50, size) },
  });
}

const lines = (labels: ReturnType<typeof placeLabels>, id: string) =>
  labels.get(id)?.lines.join("|");

describe("labels of a map", () => {
  it("are abbreviations until most names fit", () => {
    const design = sampleDesign(
      opening("Colorado", 20, 100, "CO"),
      opening("Utah", 140, 100, "UT"),
      opening("Rhode Island", 300, 20, "RI"),
    );
    const far = placeLabels(design, { smallest: 15, largest: 30 });
    expect([lines(far, "Colorado"), lines(far, "Utah")]).toEqual(["CO", "UT"]);
    const near = placeLabels(design, { smallest: 3, largest: 6 });
    expect([lines(near, "Colorado"), lines(near, "Utah")]).toEqual(["Colorado", "Utah"]);
    expect(lines(near, "Rhode Island")).toBe("Rhode|Island");
  });

  it("are names where there is no abbreviation, and nothing where they do not fit", () => {
    const design = sampleDesign(opening("Travis", 20, 40), opening("Hays", 80, 10));
    const labels = placeLabels(design, { smallest: 8, largest: 12 });
    expect([...labels.keys()]).toEqual(["Travis"]);
  });

  it("are shortened names where only they fit", () => {
    const design = sampleDesign(opening("Northern Islands", 20, 40));
    const linesAt = (size: number) =>
      lines(placeLabels(design, { smallest: size, largest: size }), "Northern Islands");
    expect([4, 9, 20].map(linesAt)).toEqual(["Northern Islands", "N. Is.", undefined]);
  });

  it("fit inside the outline", () => {
    const design = sampleDesign(opening("Jeff Davis", 20, 80));
    const label = placeLabels(design, { smallest: 4, largest: 40 }).get("Jeff Davis");
    expect(label?.lines).toEqual(["Jeff", "Davis"]);
    expect(label?.box.x).toBeGreaterThan(20);
    expect((label?.box.x ?? 0) + (label?.box.width ?? 0)).toBeLessThan(100);
    expect(label?.size).toBeGreaterThan(25);
  });

  it("are beside a small opening, where nothing else is", () => {
    const small = opening("Delaware", 100, 8, "DE");
    const other = opening("New Jersey", 109, 8, "NJ");
    const design = sampleDesign(small, other);
    const labels = placeLabels(design, { smallest: 10, largest: 10 });
    const [de, nj] = [labels.get("Delaware"), labels.get("New Jersey")];
    if (de === undefined || nj === undefined) throw new Error("A label is missing");
    expect(de.at.x).toBeLessThan(100);
    expect(nj.at.x).toBeGreaterThan(117);
    expect(boxesOverlap(de.box, nj.box)).toBe(false);
    for (const { layers } of [small, other])
      for (const { box } of [de, nj]) expect(boxesOverlap(box, layers.cut!.box)).toBe(false);
  });

  it("are computed once for each size", () => {
    const design = sampleDesign(opening("Utah", 20, 100, "UT"));
    const sizes = { smallest: 8, largest: 12 };
    expect(placeLabels(design, { ...sizes })).toBe(placeLabels(design, sizes));
    expect(placeLabels(design, { ...sizes, smallest: 9 })).not.toBe(placeLabels(design, sizes));
  });

  it("are centered lines in one font", () => {
    const box = { x: 0, y: 0, width: 1, height: 1 };
    const label = { lines: ["New", "Mexico"], at: { x: 5, y: 100 }, size: 10, box };
    const [first, second] = labelOps(label, { label: "#333" });
    expect(first).toMatchObject({ text: "New", size: 10, weight: 560 });
    expect((second?.at.y ?? 0) - (first?.at.y ?? 0)).toBeCloseTo(11.2);
    expect(((first?.at.y ?? 0) + (second?.at.y ?? 0)) / 2).toBeCloseTo(103.6);
    expect(first?.font).toBe(second?.font);
  });
});

describe("the text of a label", () => {
  it("is broken where its longest line is shortest", () => {
    const texts = listLabelTexts("Great Smoky Mountains").map((text) => text.lines);
    expect(texts).toEqual([
      ["Great Smoky Mountains"],
      ["Great Smoky", "Mountains"],
      ["Great", "Smoky", "Mountains"],
    ]);
    expect(listLabelTexts("Baden-Württemberg")[1]?.lines).toEqual(["Baden-", "Württemberg"]);
  });

  it("is shortened by the usual abbreviations", () => {
    expect(shortenName("Saint Vincent and the Grenadines")).toBe("St. Vincent & the Grenadines");
    expect(shortenName("Northern Mariana Islands")).toBe("N. Mariana Is.");
    expect(shortenName("Falls Church (city)")).toBe("Falls Church");
    expect(shortenName("Sandusky")).toBe("Sandusky");
  });

  it("is as wide as its letters, accents included", () => {
    expect(measureTextWidth("Massachusetts")).toBeCloseTo(7.31, 1);
    expect(measureTextWidth("Kōchi")).toBe(measureTextWidth("Kochi"));
    expect(measureTextWidth("日本")).toBeGreaterThan(2);
  });
});
