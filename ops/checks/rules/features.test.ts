import { expect, it } from "vitest";
import { sampleWorkspace } from "../test/sample-workspace.ts";
import { features } from "./features.ts";

function check(path: string, specifier: string): string[] {
  const workspace = sampleWorkspace({ [path]: `import "${specifier}";` });
  return features(workspace).map(({ message }) => message);
}

it("refuses imports between features of the web", () => {
  const path = "apps/web/src/features/editor/components/Editor.tsx";
  expect(check(path, "../gestures/idle.ts")).toEqual([]);
  expect(check(path, "../../../ui/Button.tsx")).toEqual([]);
  expect(check(path, "../../sharing/components/ShareDialog.tsx")).toEqual([
    "The feature editor imports sharing. Compose the two features in a route, or move what they share to ui/ or a package.",
  ]);
});

it("allows services, queries and types of another server feature, not its repository", () => {
  const path = "packages/server/src/sharing/share-link.service.ts";
  expect(check(path, "./share-link.repository.ts")).toEqual([]);
  for (const suffix of ["service", "queries", "types"]) {
    expect(check(path, `../projects/project.${suffix}.ts`)).toEqual([]);
  }
  expect(check(path, "../projects/project.repository.ts")).toHaveLength(1);
});

it("allows the shared folders of the server in every feature, and no feature in a shared folder", () => {
  const path = "packages/server/src/sharing/share-link.service.ts";
  for (const folder of ["adapters", "config", "database", "viewer"]) {
    expect(check(path, `../${folder}/a.ts`)).toEqual([]);
  }
  expect(check("packages/server/src/database/a.ts", "../sharing/share-link.ts")).toHaveLength(1);
});

it("allows every feature in the entry file of the server", () => {
  expect(check("packages/server/src/index.ts", "./projects/project.repository.ts")).toEqual([]);
});
