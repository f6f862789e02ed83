import { expect, it } from "vitest";
import { listToolbarEntries } from "./toolbar-entries.ts";

it.each([
  ["OWNER", ["edit", "print", "settings"]],
  ["COLLABORATOR", ["view", "print"]],
  ["VIEWER", ["view", "print"]],
  ["NONE", []],
] as const)("lists for the role %s: %j", (policy, ids) => {
  expect(listToolbarEntries(policy, true).map(({ id }) => id)).toEqual(ids);
});

it("blocks printing until there is a photo", () => {
  const listBlocked = (hasPhotos: boolean) =>
    listToolbarEntries("OWNER", hasPhotos).filter(({ blocked }) => blocked);
  expect(listBlocked(false)).toEqual([{ id: "print", blocked: true }]);
  expect(listBlocked(true)).toEqual([]);
});
