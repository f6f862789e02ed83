import { findTargetFile, resolveImport } from "../resolve.ts";
import { lineAt, type SourceFile, type Workspace } from "../workspace.ts";
import type { Violation } from "./rule.ts";

interface Edge {
  readonly to: string;
  readonly line: number;
}

type Graph = ReadonlyMap<string, readonly Edge[]>;

/** One shortest cycle per group of files; type imports count. */
export function cycles(workspace: Workspace): Violation[] {
  const graph: Graph = new Map(
    [...workspace.files.values()].map((file) => [file.path, edgesOf(workspace, file)]),
  );
  const reported = new Set<string>();
  const violations: Violation[] = [];
  for (const start of graph.keys()) {
    if (reported.has(start)) continue;
    const cycle = findShortestCycle(start, (path) => (graph.get(path) ?? []).map(({ to }) => to));
    if (cycle === undefined || cycle.some((path) => reported.has(path))) continue;
    for (const path of cycle) reported.add(path);
    violations.push(describe(graph, cycle));
  }
  return violations;
}

function edgesOf(workspace: Workspace, file: SourceFile): Edge[] {
  return file.imports.flatMap(({ specifier, start }) => {
    const target = findTargetFile(workspace, resolveImport(workspace, file, specifier));
    return target === undefined ? [] : [{ to: target.path, line: lineAt(file.text, start) }];
  });
}

/** Searches breadth-first from the start until a step leads back to it. */
export function findShortestCycle(
  start: string,
  listNext: (node: string) => Iterable<string>,
): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const node of queue) {
    for (const next of listNext(node)) {
      if (next === start) return reconstructPath(cameFrom, start, node);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, node);
      queue.push(next);
    }
  }
  return undefined;
}

function reconstructPath(
  cameFrom: ReadonlyMap<string, string>,
  start: string,
  end: string,
): string[] {
  const path = [end];
  for (let at = end; at !== start; ) {
    at = cameFrom.get(at) ?? start;
    path.unshift(at);
  }
  return path;
}

function describe(graph: Graph, cycle: readonly string[]): Violation {
  const [path = "", next = path] = cycle;
  const line = graph.get(path)?.find(({ to }) => to === next)?.line ?? 1;
  const whole = [...cycle, path].join(" -> ");
  return {
    path,
    line,
    message: `The files form an import cycle: ${whole}. Move the shared part to a new file that imports none of them.`,
  };
}
