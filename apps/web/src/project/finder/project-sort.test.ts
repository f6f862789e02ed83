import { describe, expect, it } from "vitest";
import { createProjectSortCookie, readProjectSort, sortProjects } from "./project-sort.ts";

const make = (name: string, updatedAt: string, firstPhotoDay: string | null = null) => ({
  name,
  updatedAt,
  firstPhotoDay,
});

const files = [
  make("Map 10", "2026-01-01T00:00:00.000Z", "2020-05-01"),
  make("map 2", "2026-03-01T00:00:00.000Z"),
  make("Africa", "2026-02-01T00:00:00.000Z", "2011-12-24"),
  make("Zion", "2026-04-01T00:00:00.000Z"),
];

const names = (order: Parameters<typeof sortProjects>[1]) =>
  sortProjects(files, order).map(({ name }) => name);

describe("the order of projects", () => {
  it("is newest first, by name with numeric order, or by the earliest photo", () => {
    expect(names("modified")).toEqual(["Zion", "map 2", "Africa", "Map 10"]);
    expect(names("name")).toEqual(["Africa", "map 2", "Map 10", "Zion"]);
    expect(names("timeline")).toEqual(["Africa", "Map 10", "Zion", "map 2"]);
  });

  it("is stored in a cookie, with newest first as the fallback", () => {
    expect(readProjectSort(null)).toBe("modified");
    expect(readProjectSort("photomap-project-order=sideways")).toBe("modified");
    const [pair] = createProjectSortCookie("timeline").split(";");
    expect(readProjectSort(`a=b; ${pair}; c=d`)).toBe("timeline");
  });
});
