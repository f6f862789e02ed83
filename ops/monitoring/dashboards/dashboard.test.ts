import { expect, it } from "vitest";
import { writeDashboard } from "./dashboard.ts";
import { DASHBOARDS } from "./dashboards.ts";

it.each(DASHBOARDS)("$title has panels that do not overlap, with ids of their own", (dashboard) => {
  const { panels } = writeDashboard(dashboard);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, i) => `${x + (i % w)} ${y + Math.floor(i / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(panels.every(({ gridPos: { x, w } }) => x >= 0 && x + w <= 24)).toBe(true);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});

it("has an address for each dashboard", () => {
  expect(new Set(DASHBOARDS.map(({ uid }) => uid)).size).toBe(DASHBOARDS.length);
});
