import { describe, expect, it } from "vitest";
import type { Grant } from "../access.ts";
import { listCollaborators, summarizeCollaboration } from "./collaborators.ts";

const access = (id: string, granteeId: string | null): Grant => ({
  id,
  projectId: "abc123",
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
  it("SHR-09 are the invited ones, by name once they suggested, and others who suggested with the link", () => {
    const accesses = [access("guest", "a"), access("invited", null), access("cat", "c")];
    const suggestions = [
      suggest("a", "Guest B.", "2026-05-02"),
      suggest("a", "Guest", "2026-05-01"),
      suggest("g", "Grandpa", "2026-05-01"),
      suggest("d", "", null),
    ];
    const listed = listCollaborators("PUBLIC_COLLABORATORS", accesses, suggestions);
    expect(listed.map(({ type, displayName }) => [type, displayName])).toEqual([
      ["active-invited", "Guest B."],
      ["inactive-invited", "invited@mail.example"],
      ["active-invited", "cat@mail.example"],
      ["active-public", "Grandpa"],
    ]);
    expect(listed.map(({ email }) => email === undefined)).toEqual([false, false, false, true]);
  });

  it.each([
    ["PRIVATE", 0, { has: false, everyone: false, nobody: true }],
    ["PRIVATE", 1, { has: true, everyone: false, nobody: false }],
    ["PUBLIC", 0, { has: false, everyone: false, nobody: true }],
    ["PUBLIC", 1, { has: true, everyone: false, nobody: false }],
    ["PUBLIC_COLLABORATORS", 0, { has: false, everyone: true, nobody: false }],
    ["PUBLIC_COLLABORATORS", 1, { has: true, everyone: true, nobody: false }],
  ] as const)(
    "SHR-09 in a %s project with %i invited: nobody, the invited ones or everyone can collaborate",
    (policy, count, { has, everyone, nobody }) => {
      const invited = [access("guest", "a")].slice(0, count);
      expect(summarizeCollaboration(policy, listCollaborators(policy, invited, []))).toEqual({
        hasCollaborators: has,
        everyoneCanCollaborate: everyone,
        nobodyCanCollaborate: nobody,
      });
    },
  );

  it.each(["PRIVATE", "PUBLIC"] as const)(
    "of a %s project are no former ones, who were removed or came with the link",
    (accessPolicy) => {
      const suggestions = [
        suggest("a", "Guest", "2026-05-01"),
        suggest("removed", "Grandpa", "2026-05-02"),
      ];
      const listed = listCollaborators(accessPolicy, [access("guest", "a")], suggestions);
      expect(listed.map(({ displayName }) => displayName)).toEqual(["Guest"]);
      const former = listCollaborators(accessPolicy, [], suggestions);
      expect(former).toEqual([]);
      expect(summarizeCollaboration(accessPolicy, former)).toEqual({
        hasCollaborators: false,
        everyoneCanCollaborate: false,
        nobodyCanCollaborate: true,
      });
    },
  );

  it("who were removed are listed while everyone with the link can collaborate", () => {
    const suggestions = [suggest("removed", "Grandpa", "2026-05-02")];
    expect(listCollaborators("PUBLIC_COLLABORATORS", [], suggestions)).toEqual([
      {
        type: "active-public",
        displayName: "Grandpa",
        email: undefined,
        userId: "removed",
        accessId: undefined,
      },
    ]);
  });
});
