import { describe, expect, it } from "vitest";
import { CAPABILITIES, type Capability, capabilitiesOf, ROLES, type Role } from "./role.ts";
import { ANONYMOUS, viewerCapabilities } from "./viewer.ts";

describe("roles", () => {
  const expected: Record<Role, readonly Capability[]> = {
    GUEST: ["upload"],
    USER: ["upload", "own-projects"],
    EMPLOYEE: ["upload", "own-projects", "see-hidden", "sandbox", "sticker-sheets", "all-orders"],
    ADMIN: CAPABILITIES,
  };

  it.each(ROLES)("ACC-13 lets %s do exactly what the table says", (role) => {
    expect(capabilitiesOf(role, {})).toEqual(expected[role]);
  });

  it("shows a company address what is hidden, and nothing more", () => {
    expect(capabilitiesOf("USER", { isInternal: true })).toEqual([
      "upload",
      "own-projects",
      "see-hidden",
    ]);
    expect(capabilitiesOf("ADMIN", { isInternal: true })).toEqual(CAPABILITIES);
  });

  it("gives a marked account transparent files", () => {
    const marks = { hasTransparentPrints: true };
    expect(capabilitiesOf("USER", marks)).toEqual(["upload", "own-projects", "transparent-prints"]);
  });

  it("takes somebody without a session for a guest", () => {
    expect(viewerCapabilities(ANONYMOUS)).toEqual(["upload"]);
  });
});
