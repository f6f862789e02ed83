import type { ViewerPolicy } from "@photomap/project";
import { describe, expect, it } from "vitest";
import { listToolbarEntries } from "./toolbar-entries.ts";

const idsFor = (policy: ViewerPolicy) =>
  listToolbarEntries({ policy, openingCount: 50, hasPhotos: true }).map(({ id }) => id);

describe("the toolbar of a project", () => {
  it("is by role", () => {
    expect(idsFor("OWNER")).toEqual(["edit", "print", "settings"]);
    expect(idsFor("COLLABORATOR")).toEqual(["view", "print"]);
    expect(idsFor("VIEWER")).toEqual(["view", "print"]);
    expect(idsFor("NONE")).toEqual([]);
  });

  it("blocks printing until there is a photo", () => {
    const blocked = (hasPhotos: boolean) =>
      listToolbarEntries({ policy: "OWNER", openingCount: 50, hasPhotos }).filter(
        (entry) => entry.blocked,
      );
    expect(blocked(false)).toEqual([{ id: "print", blocked: true }]);
    expect(blocked(true)).toEqual([]);
  });
});
