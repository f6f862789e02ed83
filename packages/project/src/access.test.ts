import { describe, expect, it } from "vitest";
import {
  can,
  decideViewerPolicy,
  isOwner,
  listWiderPolicies,
  PROJECT_ACTIONS,
  type ProjectAction,
  type ViewerPolicy,
} from "./access.ts";
import { ACCESS_POLICIES } from "./project.ts";

const project = (accessPolicy: "PRIVATE" | "PUBLIC" | "PUBLIC_COLLABORATORS") => ({
  ownerId: "owner",
  accessPolicy,
  link: "open" as const,
});

describe("viewer policy", () => {
  it("is OWNER for the owner under every access policy", () => {
    for (const policy of ["PRIVATE", "PUBLIC", "PUBLIC_COLLABORATORS"] as const) {
      expect(decideViewerPolicy(project(policy), "owner")).toBe("OWNER");
    }
  });

  it("is NONE for a private project without an invitation", () => {
    expect(decideViewerPolicy(project("PRIVATE"), "other")).toBe("NONE");
    expect(decideViewerPolicy(project("PRIVATE"), undefined)).toBe("NONE");
    expect(decideViewerPolicy(project("PRIVATE"), "other", "COLLABORATOR")).toBe("COLLABORATOR");
  });

  it("allows viewing or suggesting by the public policies", () => {
    expect(decideViewerPolicy(project("PUBLIC"), undefined)).toBe("VIEWER");
    expect(decideViewerPolicy(project("PUBLIC_COLLABORATORS"), undefined)).toBe("COLLABORATOR");
  });

  it("treats a public project as private while its link is closed, except for its people", () => {
    const closed = { ...project("PUBLIC_COLLABORATORS"), link: "closed" as const };
    expect(decideViewerPolicy(closed, undefined)).toBe("NONE");
    expect(decideViewerPolicy(closed, "other")).toBe("NONE");
    expect(decideViewerPolicy(closed, "other", "VIEWER")).toBe("VIEWER");
    expect(decideViewerPolicy(closed, "other", "COLLABORATOR")).toBe("COLLABORATOR");
    expect(decideViewerPolicy(closed, "owner")).toBe("OWNER");
  });

  it("keeps an invited collaborator of a public project", () => {
    expect(decideViewerPolicy(project("PUBLIC"), "other", "COLLABORATOR")).toBe("COLLABORATOR");
  });
});

it("counts the owner alone as the owner", () => {
  const policies: ViewerPolicy[] = ["OWNER", "COLLABORATOR", "VIEWER", "NONE"];
  expect(policies.filter(isOwner)).toEqual(["OWNER"]);
});

it("orders the access policies by what they allow", () => {
  expect(ACCESS_POLICIES.map(listWiderPolicies)).toEqual([
    ["PUBLIC", "PUBLIC_COLLABORATORS"],
    ["PUBLIC_COLLABORATORS"],
    [],
  ]);
});

describe("can", () => {
  const expected: Record<ViewerPolicy, ProjectAction[]> = {
    OWNER: [
      "view",
      "edit",
      "print",
      "order",
      "remove",
      "restore",
      "manageAccess",
      "viewPhotoPlaces",
    ],
    COLLABORATOR: ["view", "suggest", "print"],
    VIEWER: ["view", "print"],
    NONE: [],
  };
  it.each(Object.entries(expected))("%s may do exactly what the table says", (policy, actions) => {
    expect(PROJECT_ACTIONS.filter((action) => can(policy as ViewerPolicy, action))).toEqual(
      actions,
    );
  });
});
