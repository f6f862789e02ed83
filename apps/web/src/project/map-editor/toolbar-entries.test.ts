import { expect, it } from "vitest";
import { listToolbarEntries } from "./toolbar-entries.ts";

const FILLED = { openingCount: 50, hasPhotos: true };

it.each([
  ["OWNER", ["edit", "collaborate", "timeline", "print", "share", "settings"]],
  ["COLLABORATOR", ["view", "suggestions", "print"]],
  ["VIEWER", ["view", "print"]],
  ["NONE", []],
] as const)("lists for the role %s: %j", (policy, ids) => {
  expect(listToolbarEntries(policy, FILLED).map(({ id }) => id)).toEqual(ids);
});

it("blocks what needs a photo until there is one", () => {
  expect(listBlocked(false)).toEqual(["collaborate", "timeline", "print", "share"]);
  expect(listBlocked(true)).toEqual([]);
});

it("PRJ-23 has Collaborate and Timeline for several openings, usable with a photo", () => {
  const ids = (openingCount: number) =>
    listToolbarEntries("OWNER", { ...FILLED, openingCount }).map(({ id }) => id);
  expect(ids(1)).toEqual(["edit", "print", "share", "settings"]);
  expect(ids(2)).toEqual(["edit", "collaborate", "timeline", "print", "share", "settings"]);
  expect(listBlocked(false)).toEqual(expect.arrayContaining(["collaborate", "timeline"]));
  expect(listBlocked(true)).toEqual([]);
});

function listBlocked(hasPhotos: boolean): string[] {
  return listToolbarEntries("OWNER", { ...FILLED, hasPhotos })
    .filter(({ blocked }) => blocked)
    .map(({ id }) => id);
}
