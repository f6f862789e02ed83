import type { Rolldown } from "vite";
import { AREAS, CHUNKS } from "./chunks.ts";

/** Every page that hydrates loads the modules of these. */
const ENTRY = /\/src\/app\/entry\.client\.tsx/;
const SHELL = /\/src\/app\/(entry\.client|root|routes\/overlays)\.tsx/;
/**
 * Modules that every page loads after hydration. What they share with some areas has a chunk of its
 * own; in the chunks of those areas, every page would load them too.
 */
const LATE_SHELL = /\/src\/(ui\/toasts\/ToastRegion|app\/connection\/NavigationGuard)\.tsx/;
const LATE_CHUNK = "late";
const ISLANDS = /\/src\/app\/islands\/entries\//;
const ROUTER = /\/node_modules\/react-router\//;
/** What every page with React loads. The shell has what needs React Router, which islands do not load. */
export const BASE_CHUNK = "base";
export const SHELL_CHUNK = "shell";
/** What only islands have. */
const ISLAND_CHUNK = "island";

/** Every chunk of the plan; a module that is used by several pages is in the first that takes it. */
export const CHUNK_NAMES: readonly string[] = [
  BASE_CHUNK,
  SHELL_CHUNK,
  ISLAND_CHUNK,
  LATE_CHUNK,
  ...CHUNKS.map(({ name }) => name),
];

type PlannedChunk = Pick<
  Rolldown.OutputChunk,
  "fileName" | "facadeModuleId" | "imports" | "moduleIds"
>;

/** What a build without a plan shows. */
export interface Planning {
  readonly chunks: readonly PlannedChunk[];
  /** The modules that each module imports statically, by module id. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

/** The chunk of each shared module, by the pages that use it. */
export function assignChunks({ chunks, imports }: Planning): ReadonlyMap<string, string> {
  const routed = findImporters(imports, ROUTER);
  const shell = findModules(chunks, SHELL);
  const late = findModules(chunks, LATE_SHELL);
  const areas = Object.entries(AREAS).map(([area, routes]) => ({
    area,
    modules: findModules(chunks, routes),
  }));
  const islands = findModules(chunks, ISLANDS);
  const plan = new Map<string, string>();
  for (const id of new Set(chunks.flatMap(({ moduleIds }) => moduleIds))) {
    const users = areas.filter(({ modules }) => modules.has(id)).map(({ area }) => area);
    const name = shell.has(id)
      ? routed.has(id)
        ? SHELL_CHUNK
        : BASE_CHUNK
      : users.length === 0
        ? islands.has(id) && ISLAND_CHUNK
        : late.has(id)
          ? findLateChunk(users)
          : findChunk(users);
    // In a chunk with others, the entry would hydrate each page that loads one of those.
    if (name && !ENTRY.test(id)) plan.set(id, name);
  }
  return plan;
}

/** The modules that the entries with these files load, without those that they import dynamically. */
function findModules(chunks: readonly PlannedChunk[], files: RegExp): ReadonlySet<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set<PlannedChunk>();
  const reach = (chunk: PlannedChunk | undefined) => {
    if (chunk === undefined || reached.has(chunk)) return;
    reached.add(chunk);
    for (const file of chunk.imports) reach(byFile.get(file));
  };
  for (const chunk of chunks) if (files.test(chunk.facadeModuleId ?? "")) reach(chunk);
  return new Set([...reached].flatMap(({ moduleIds }) => moduleIds));
}

/** The matching modules, and all that import them directly or indirectly. */
function findImporters(
  imports: ReadonlyMap<string, readonly string[]>,
  files: RegExp,
): ReadonlySet<string> {
  const found = new Set([...imports.keys()].filter((id) => files.test(id)));
  for (;;) {
    const { size } = found;
    for (const [id, imported] of imports) if (imported.some((one) => found.has(one))) found.add(id);
    if (found.size === size) return found;
  }
}

function findChunk(users: readonly string[]): string | undefined {
  return CHUNKS.findLast(({ areas }) => users.every((user) => areas.some((area) => area === user)))
    ?.name;
}

function findLateChunk(users: readonly string[]): string | undefined {
  const name = findChunk(users);
  return name === CHUNKS[0]?.name ? name : LATE_CHUNK;
}
