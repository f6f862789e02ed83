import { describe, expect, it } from "vitest";
import { findNeighbors } from "./find-neighbors.ts";
import { opening } from "./test/open-editor.tsx";

const openings = ["Utah", "Oregon", "Åland", "Tennessee", "Alabama"].map((name) => ({
  ...opening,
  id: name,
  name,
}));

function describeNeighbors(name: string, included = openings): string {
  const current = openings.find(({ id }) => id === name) ?? { ...opening, id: name, name };
  const { position, previous, next } = findNeighbors(included, current);
  return `${previous?.name} < ${position?.place} of ${position?.count} > ${next?.name}`;
}

describe("previous and next region", () => {
  it("are in the order of the names, also around the end", () => {
    expect(describeNeighbors("Tennessee")).toBe("Oregon < 4 of 5 > Utah");
    expect(describeNeighbors("Alabama")).toBe("Utah < 1 of 5 > Åland");
    expect(describeNeighbors("Utah")).toBe("Tennessee < 5 of 5 > Alabama");
  });

  it("lead to a region that does not count, without a place of its own", () => {
    const capital = { ...opening, id: "DC", name: "District", counts: false };
    const current = openings.find(({ id }) => id === "Oregon") ?? capital;
    expect(findNeighbors([...openings, capital], current)).toMatchObject({
      position: { place: 3, count: 5 },
      previous: { id: "DC" },
    });
    expect(findNeighbors(openings, capital).position).toBeUndefined();
  });

  it("count a region that is not included while it is open", () => {
    expect(describeNeighbors("Guam")).toBe("Åland < 3 of 6 > Oregon");
  });

  it("are missing for the only region", () => {
    expect(describeNeighbors("Utah", openings.slice(0, 1))).toBe("undefined < 1 of 1 > undefined");
  });
});
