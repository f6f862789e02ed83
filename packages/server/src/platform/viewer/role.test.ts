import { describe, expect, it } from "vitest";
import { type Capability, listCapabilities, ROLES, type Role } from "./role.ts";
import { ANONYMOUS, getViewerCapabilities } from "./viewer.ts";

describe("roles", () => {
  const expected: Record<Role, readonly Capability[]> = {
    GUEST: ["upload"],
    USER: ["upload", "own-projects"],
    EMPLOYEE: ["upload", "own-projects", "see-hidden", "sandbox", "sticker-sheets", "all-orders"],
    ADMIN: [
      "upload",
      "own-projects",
      "transparent-prints",
      "see-hidden",
      "sandbox",
      "sticker-sheets",
      "all-orders",
      "manage-shop",
      "adjust-tokens",
      "grant-roles",
    ],
  };

  it.each(ROLES)("ACC-13 gives %s exactly the capabilities of the table", (role) => {
    expect(listCapabilities(role, {})).toEqual(expected[role]);
  });

  it("ACC-13 lets a company address see hidden content only", () => {
    expect(listCapabilities("USER", { isInternal: true })).toEqual([
      "upload",
      "own-projects",
      "see-hidden",
    ]);
    expect(listCapabilities("ADMIN", { isInternal: true })).toEqual(expected.ADMIN);
  });

  it("grants transparent files to a marked account", () => {
    const flags = { hasTransparentPrints: true };
    expect(listCapabilities("USER", flags)).toEqual([
      "upload",
      "own-projects",
      "transparent-prints",
    ]);
  });

  it("treats a viewer without a session as a guest", () => {
    expect(getViewerCapabilities(ANONYMOUS)).toEqual(["upload"]);
  });
});
