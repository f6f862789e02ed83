import { expect, it } from "vitest";
import { sampleWorkspace } from "../sample-workspace.ts";
import { features } from "./features.ts";

function judge(path: string, specifier: string): string[] {
  const workspace = sampleWorkspace({ [path]: `import "${specifier}";` });
  return features(workspace).map(({ message }) => message);
}

it("keeps the features of the web apart", () => {
  const path = "apps/web/src/features/editor/components/Editor.tsx";
  expect(judge(path, "../gestures/idle.ts")).toEqual([]);
  expect(judge(path, "../../../ui/Button.tsx")).toEqual([]);
  expect(judge(path, "../../sharing/components/ShareDialog.tsx")).toEqual([
    "The feature editor reaches into sharing. Compose the two features in a route, or move what they share to ui/ or a package.",
  ]);
});

it("lets the features of the server meet in use cases only", () => {
  const path = "packages/server/src/sharing/share-link.service.ts";
  expect(judge(path, "./share-link.repository.ts")).toEqual([]);
  expect(judge(path, "../projects/project.service.ts")).toEqual([]);
  expect(judge(path, "../projects/project.repository.ts")).toHaveLength(1);
});

it("lets every feature of the server use the shared folders, which use no feature", () => {
  const path = "packages/server/src/sharing/share-link.service.ts";
  for (const folder of ["adapters", "config", "database", "logging", "viewer"]) {
    expect(judge(path, `../${folder}/a.ts`)).toEqual([]);
  }
  expect(judge("packages/server/src/database/a.ts", "../sharing/share-link.ts")).toHaveLength(1);
});

it("lets the entry file of the server name every feature", () => {
  expect(judge("packages/server/src/index.ts", "./projects/project.repository.ts")).toEqual([]);
});
