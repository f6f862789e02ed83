import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import routes from "../../app/routes.ts";
import { getCollaboratePath } from "../../sharing/suggestions/collaborate-paths.ts";
import {
  getPagePath,
  getPrintServicePath,
  getPrintServicesPath,
  getProjectPath,
} from "../store/project-paths.ts";

/** Full paths of the routes below this one. */
function listPaths(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path, children = [], index = false }) => {
    const full = path === undefined ? parent : `${parent}/${path}`;
    const isPage = index || (path !== undefined && children.length === 0);
    return [...(isPage ? [full] : []), ...listPaths(children, full)];
  });
}

it("PRJ-31 the screens of a project have routes, and helpers lead to them", () => {
  const paths = listPaths(routes).filter((path) => path.startsWith("/p/:id"));
  expect(paths).toEqual(
    expect.arrayContaining([
      "/p/:id",
      "/p/:id/collaborate",
      "/p/:id/collaborate/:openingId",
      "/p/:id/collaborate/:openingId/:suggestionId",
      "/p/:id/timeline",
      "/p/:id/output",
      "/p/:id/output/download",
      "/p/:id/output/*",
      "/p/:id/:featureId/*",
    ]),
  );
  expect(getProjectPath("abc123")).toBe("/p/abc123");
  expect(getPagePath("abc123", "collaborate")).toBe("/p/abc123/collaborate");
  expect(getPagePath("abc123", "timeline")).toBe("/p/abc123/timeline");
  expect(getCollaboratePath("abc123", "CO", "s1")).toBe("/p/abc123/collaborate/CO/s1");
  expect(getPrintServicesPath("abc123")).toBe("/p/abc123/output");
  expect(getPrintServicePath("abc123", "download")).toBe("/p/abc123/output/download");
});
