import { describe, expect, it } from "vitest";
import { listPermissions, type Permission, ROLES, type Role } from "./role.ts";
import { ANONYMOUS, getViewerPermissions } from "./viewer.ts";

describe("roles", () => {
  const expected: Record<Role, readonly Permission[]> = {
    GUEST: ["upload"],
    USER: ["upload", "own-projects"],
    EMPLOYEE: [
      "upload",
      "own-projects",
      "see-hidden",
      "sandbox",
      "sticker-sheets",
      "all-orders",
      "change-emails",
    ],
    ADMIN: [
      "upload",
      "own-projects",
      "transparent-prints",
      "see-hidden",
      "sandbox",
      "sticker-sheets",
      "all-orders",
      "change-emails",
      "manage-shop",
      "adjust-tokens",
      "grant-roles",
      "approve-email-changes",
    ],
  };

  it.each(ROLES)("ACC-13 gives %s exactly the permissions of the table", (role) => {
    expect(listPermissions(role, {})).toEqual(expected[role]);
  });

  it("ACC-13 lets a company address see hidden content only", () => {
    expect(listPermissions("USER", { isInternal: true })).toEqual([
      "upload",
      "own-projects",
      "see-hidden",
    ]);
    expect(listPermissions("ADMIN", { isInternal: true })).toEqual(expected.ADMIN);
  });

  it("grants transparent files to a marked account", () => {
    const flags = { hasTransparentPrints: true };
    expect(listPermissions("USER", flags)).toEqual([
      "upload",
      "own-projects",
      "transparent-prints",
    ]);
  });

  it("treats a viewer without a session as a guest", () => {
    expect(getViewerPermissions(ANONYMOUS)).toEqual(["upload"]);
  });
});
