import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  computeCapacity,
  computeMeanRenderSeconds,
  type MachineFigures,
  MEASURED,
} from "./capacity.ts";
import { formatCapacityTable, formatCostTable } from "./capacity-table.ts";
import { computeMonthlyCost } from "./cost.ts";

/** The figures of a design that saves whole 40 KB documents and composes sheets without bands. */
const REFERENCE: MachineFigures = {
  savesPerSecond: 290,
  projectReadsPerSecond: 290,
  resizeCpuMs: 35,
  pictureCpuSeconds: 0.25,
  sheet8x10CpuSeconds: 1.3,
  sheet24x36CpuSeconds: 19,
  bytesPerOpeningRow: 1200,
};

describe("capacity for ten million monthly users", () => {
  const capacity = computeCapacity(REFERENCE, 10_000_000);

  it("computes rates from the actions per user and day", () => {
    expect(capacity.savesPerSecond.mean).toBeCloseTo(231.5, 1);
    expect(capacity.savesPerSecond.peak).toBeCloseTo(2315, 0);
    expect(capacity.uploadsPerSecond.peak).toBeCloseTo(579, 0);
    expect(capacity.rendersPerSecond.peak).toBeCloseTo(266, 0);
  });

  it("reserves 30 % of every core", () => {
    expect(computeMeanRenderSeconds(REFERENCE)).toBeCloseTo(0.52, 2);
    expect(capacity.renderCores).toBe(Math.ceil((266.2 * 0.5215) / 0.7));
  });

  it("computes storage and traffic", () => {
    expect(capacity.photoGbPerDay).toBe(16_250);
    expect(capacity.projects).toBe(60_000_000);
    expect(capacity.openingRowGb).toBeCloseTo(792);
    expect(capacity.writeAheadLogGbPerDay).toBe(24);
    expect(capacity.cdnGbPerDay).toBe(5000);
  });
});

it("needs half the render cores when a render costs half", () => {
  const faster = {
    ...REFERENCE,
    pictureCpuSeconds: REFERENCE.pictureCpuSeconds / 2,
    sheet8x10CpuSeconds: REFERENCE.sheet8x10CpuSeconds / 2,
    sheet24x36CpuSeconds: REFERENCE.sheet24x36CpuSeconds / 2,
  };
  const [before, after] = [REFERENCE, faster].map((figures) => computeCapacity(figures, 1e8));
  expect(after?.renderCores).toBe(Math.ceil((before?.renderCores ?? 0) / 2));
});

it("costs the cores, databases and bytes of the capacity", () => {
  const small = computeMonthlyCost(computeCapacity(REFERENCE, 1_000));
  expect(small).toMatchObject({ processes: 70, workers: 70, redis: 50 });
  const large = computeMonthlyCost(computeCapacity(REFERENCE, 10_000_000));
  expect(large.cdn).toBe(5000 * 30 * 0.04);
  // 5.9 PB, and 150 million uploads of six objects.
  expect(large.photos).toBeCloseTo(16_250 * 365 * 0.023 + 150 * 6 * 5);
  // Eight databases of two cores, opening rows of 792 GB and 1.8 billion uploads.
  expect(large.database).toBeCloseTo(16 * 190 + (792 + 1825e6 * 600e-9) * 0.35);
  const { total, ...parts } = large;
  expect(total).toBeCloseTo(Object.values(parts).reduce((sum, part) => sum + part, 0));
});

it("prints the tables of docs/scale.md", () => {
  const document = readFileSync(new URL("../../docs/scale.md", import.meta.url), "utf8");
  expect(document).toContain(formatCapacityTable(MEASURED));
  expect(document).toContain(formatCostTable(MEASURED));
});
