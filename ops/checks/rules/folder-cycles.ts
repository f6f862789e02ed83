import { SERVER_AREAS, WEB_AREAS } from "../packages.ts";
import { resolveImport } from "../resolve.ts";
import { isTest, lineAt, type Workspace } from "../workspace.ts";
import { findShortestCycle } from "./cycles.ts";
import type { Violation } from "./rule.ts";

interface Place {
  readonly path: string;
  readonly line: number;
}

/** Imports between the folders of one parent, each with the location of the first. */
type FolderGraph = Map<string, Map<string, Place>>;

/** Folders below the web's and the server's areas import their siblings in one direction only. */
export function findFolderCycles(workspace: Workspace): Violation[] {
  return [...collectGraphs(workspace)].flatMap(([parent, graph]) => {
    const start = [...graph.keys()].find((folder) => findCycle(graph, folder) !== undefined);
    const cycle = start === undefined ? undefined : findCycle(graph, start);
    return cycle === undefined ? [] : [describe(parent, graph, cycle)];
  });
}

function findCycle(graph: FolderGraph, start: string): string[] | undefined {
  return findShortestCycle(start, (folder) => graph.get(folder)?.keys() ?? []);
}

function collectGraphs(workspace: Workspace): Map<string, FolderGraph> {
  const graphs = new Map<string, FolderGraph>();
  for (const file of workspace.files.values()) {
    const root = [WEB_AREAS, SERVER_AREAS].find(({ folder }) => file.path.startsWith(folder));
    if (root === undefined || isTest(file.path)) continue;
    for (const { specifier, start } of file.imports) {
      const target = resolveImport(workspace, file, specifier);
      if (target.kind !== "relative" || !target.path.startsWith(root.folder)) continue;
      const siblings = findSiblings(file.path, target.path);
      // The table of areas orders the areas themselves.
      if (siblings === undefined || `${siblings.parent}/` === root.folder) continue;
      const { parent, from, to } = siblings;
      const graph = getOrCreate(graphs, parent);
      const targets = getOrCreate(graph, from);
      if (!targets.has(to)) targets.set(to, { path: file.path, line: lineAt(file.text, start) });
    }
  }
  return graphs;
}

function getOrCreate<K, A, B>(map: Map<K, Map<A, B>>, key: K): Map<A, B> {
  const found = map.get(key) ?? new Map<A, B>();
  map.set(key, found);
  return found;
}

/** The two folders where the paths diverge; undefined when a file is directly in their parent. */
function findSiblings(path: string, otherPath: string) {
  const names = path.split("/");
  const otherNames = otherPath.split("/");
  const depth = names.findIndex((name, index) => name !== otherNames[index]);
  if (depth < 0 || depth >= names.length - 1 || depth >= otherNames.length - 1) return undefined;
  const [from = "", to = ""] = [names[depth], otherNames[depth]];
  return { parent: names.slice(0, depth).join("/"), from, to };
}

function describe(parent: string, graph: FolderGraph, cycle: readonly string[]): Violation {
  const [first = "", next = first] = cycle;
  const place = graph.get(first)?.get(next) ?? { path: parent, line: 1 };
  const whole = [...cycle, first].join(" -> ");
  return {
    ...place,
    message: `Folders of ${parent} import each other in a circle: ${whole}. Move what they share below them, or what composes them above.`,
  };
}
