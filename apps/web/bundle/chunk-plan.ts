import { fileURLToPath } from "node:url";
import { createBuilder, type Plugin } from "vite";
import {
  assignChunks,
  BASE_CHUNK,
  CHUNK_NAMES,
  type Planning,
  SHELL_CHUNK,
} from "./assign-chunks.ts";

/** Vite's mode of the build without a plan. */
const PLANNING_MODE = "chunk-planning";

/**
 * Assigns shared modules to chunks by the pages that use them. Which pages those are is only known
 * after tree shaking, so a first build, which writes nothing, determines it.
 */
export function createChunkPlan() {
  let plan: ReadonlyMap<string, string> = new Map();
  const plugin: Plugin = {
    name: "chunk-plan",
    apply: (_config, { command, mode }) => command === "build" && mode !== PLANNING_MODE,
    applyToEnvironment: ({ name }) => name === "client",
    async buildStart() {
      plan = assignChunks(await buildWithoutPlan());
    },
  };
  const groups = CHUNK_NAMES.map((name, index) => ({
    name: (moduleId: string) => (plan.get(moduleId) === name ? name : null),
    priority: CHUNK_NAMES.length - index,
    // Smaller in one file than beside the entry that alone uses them.
    minShareCount: name === BASE_CHUNK || name === SHELL_CHUNK ? 1 : 2,
  }));
  return { plugin, codeSplitting: { groups } };
}

async function buildWithoutPlan(): Promise<Planning> {
  const imports = new Map<string, readonly string[]>();
  const listImports: Plugin = {
    name: "list-imports",
    generateBundle() {
      for (const id of this.getModuleIds()) {
        imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
      }
    },
  };
  const builder = await createBuilder({
    root: fileURLToPath(new URL("..", import.meta.url)),
    mode: PLANNING_MODE,
    logLevel: "error",
    plugins: [listImports],
    build: { write: false, minify: false, reportCompressedSize: false },
  });
  const { client } = builder.environments;
  const result = client && (await builder.build(client));
  if (!result || !("output" in result)) throw new Error("The build without a plan has no output");
  return { chunks: result.output.filter((file) => file.type === "chunk"), imports };
}
