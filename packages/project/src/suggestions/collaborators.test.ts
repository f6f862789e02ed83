import { describe, expect, it } from "vitest";
import type { FileAccess } from "../access.ts";
import { getCollaboration, listCollaborators } from "./collaborators.ts";

const access = (id: string, granteeId: string | null): FileAccess => ({
  id,
  fileId: "abc123",
  granteeId,
  granteeEmail: `${id}@mail.example`,
  granteeHasAccount: granteeId !== null,
  role: "COLLABORATOR",
});
const suggest = (suggesterId: string, name: string, submittedAt: string | null) => ({
  suggesterId,
  name,
  submittedAt,
});

describe("collaborators", () => {
  it("SHR-09 are the invited ones, by name once they suggested, and others who suggested", () => {
    const accesses = [access("guest", "a"), access("invited", null), access("cat", "c")];
    const suggestions = [
      suggest("a", "Guest B.", "2026-05-02"),
      suggest("a", "Guest", "2026-05-01"),
      suggest("g", "Grandpa", "2026-05-01"),
      suggest("d", "", null),
    ];
    const listed = listCollaborators(accesses, suggestions);
    expect(listed.map(({ type, displayName }) => [type, displayName])).toEqual([
      ["active-invited", "Guest B."],
      ["inactive-invited", "invited@mail.example"],
      ["active-invited", "cat@mail.example"],
      ["active-public", "Grandpa"],
    ]);
    expect(listed.map(({ email }) => email === undefined)).toEqual([false, false, false, true]);
    // Nobody, the invited ones or everyone can collaborate.
    const invited = listCollaborators([access("guest", "a")], []);
    const former = listCollaborators([], [suggest("g", "Grandpa", "2026-05-01")]);
    expect(getCollaboration("PRIVATE", [])).toEqual({
      hasCollaborators: false,
      everyoneCanCollaborate: false,
      nobodyCanCollaborate: true,
    });
    expect(getCollaboration("PUBLIC", invited)).toMatchObject({
      everyoneCanCollaborate: false,
      nobodyCanCollaborate: false,
    });
    expect(getCollaboration("PRIVATE", former)).toMatchObject({
      hasCollaborators: true,
      nobodyCanCollaborate: true,
    });
    expect(getCollaboration("PUBLIC_COLLABORATORS", [])).toMatchObject({
      everyoneCanCollaborate: true,
      nobodyCanCollaborate: false,
    });
  });
});
