import { type Areas, SERVER_AREAS, WEB_AREAS } from "../packages.ts";
import { isTest } from "../workspace.ts";
import { importRule } from "./rule.ts";

/** Refuses an import of an area that the table of areas does not allow; tests may compose areas. */
export const areas = importRule((file, target) => {
  if (target.kind !== "relative" || isTest(file.path)) return undefined;
  const table = [WEB_AREAS, SERVER_AREAS].find(({ folder }) => file.path.startsWith(folder));
  const from = table && areaOf(table, file.path);
  const to = table && areaOf(table, target.path);
  if (table === undefined || from === undefined || to === undefined || from.name === to.name) {
    return undefined;
  }
  const allowed = table.imports[from.name];
  if (allowed === undefined) return `The area ${from.name} is not in the table of areas. Add it.`;
  if (to.composes)
    return `${from.name} imports a page of ${to.name}. Move what both use to a feature.`;
  if (from.composes || allowed.includes(to.name)) return undefined;
  return `The area ${from.name} imports ${to.name}. Compose the two in a route or a higher area, or move what both use to an area below them.`;
});

/** The area of a path; undefined for files directly in the folder, such as an entry file. */
function areaOf({ folder, composing }: Areas, path: string) {
  if (!path.startsWith(folder)) return undefined;
  const [name = "", ...rest] = path.slice(folder.length).split("/");
  if (rest.length === 0) return undefined;
  return { name, composes: composing !== undefined && rest[0] === composing };
}
