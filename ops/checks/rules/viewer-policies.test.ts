import { expect, it } from "vitest";
import { sampleWorkspace } from "../test/sample-workspace.ts";
import { viewerPolicies } from "./viewer-policies.ts";

function check(path: string, text: string) {
  return viewerPolicies(sampleWorkspace({ [path]: text }));
}

it.each([
  'const isOwn = file.viewerPolicy === "OWNER";',
  'if ("NONE" != policy) open();',
  'if (role !== "COLLABORATOR") open();',
  'switch (policy) { case "VIEWER": open(); }',
])("refuses %s", (text) => {
  expect(check("apps/web/src/a.ts", `\n${text}`)).toMatchObject([
    { path: "apps/web/src/a.ts", line: 2 },
  ]);
});

it("accepts the access table, tests, values and other names", () => {
  const comparison = 'const isOwn = policy === "OWNER";';
  expect(check("packages/project/src/access.ts", comparison)).toEqual([]);
  expect(check("packages/project/src/access.test.ts", comparison)).toEqual([]);
  expect(check("apps/web/src/a.ts", 'const file = { viewerPolicy: "OWNER" };')).toEqual([]);
  expect(check("apps/web/src/a.ts", 'const isPublic = policy === "PUBLIC";')).toEqual([]);
});
