import { expect, it } from "vitest";
import { sampleWorkspace } from "../test/sample-workspace.ts";
import { findFolderCycles } from "./folder-cycles.ts";

const PROJECT = "apps/web/src/project";

it("reports folders that import each other in a circle, although their files do not", () => {
  const workspace = sampleWorkspace({
    [`${PROJECT}/editor/a.ts`]: 'import "../timeline/b.ts";',
    [`${PROJECT}/timeline/b.ts`]: "export const b = 1;",
    [`${PROJECT}/timeline/c.ts`]: '\nimport "../editor/d.ts";',
    [`${PROJECT}/editor/d.ts`]: "export const d = 1;",
  });
  expect(findFolderCycles(workspace)).toEqual([
    {
      path: `${PROJECT}/editor/a.ts`,
      line: 1,
      message: `Folders of ${PROJECT} import each other in a circle: editor -> timeline -> editor. Move what they share below them, or what composes them above.`,
    },
  ]);
});

it("checks the folders of a feature and of the server too", () => {
  const orders = "packages/server/src/shop/orders";
  const workspace = sampleWorkspace({
    [`${orders}/payment/a.ts`]: 'import "../refund/b.ts";',
    [`${orders}/refund/b.ts`]: "export const b = 1;",
    [`${orders}/refund/c.ts`]: 'import type { D } from "../payment/d.ts";',
    [`${orders}/payment/d.ts`]: "export type D = 1;",
  });
  expect(findFolderCycles(workspace).map(({ message }) => message)).toEqual([
    expect.stringContaining("payment -> refund -> payment"),
  ]);
});

it("allows one direction, files beside the folders, and tests in any direction", () => {
  const workspace = sampleWorkspace({
    [`${PROJECT}/editor/a.ts`]: 'import "../timeline/b.ts"; import "../root.ts";',
    [`${PROJECT}/timeline/b.ts`]: "export const b = 1;",
    [`${PROJECT}/timeline/b.test.ts`]: 'import "../editor/a.ts";',
    [`${PROJECT}/root.ts`]: "export const root = 1;",
    [`${PROJECT}/index.ts`]: 'import "./editor/a.ts";',
  });
  expect(findFolderCycles(workspace)).toEqual([]);
});
