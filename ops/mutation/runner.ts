import { fileURLToPath } from "node:url";
import { createVitest } from "vitest/node";

/** A test file to run, with one source file replaced by a mutated text. */
export interface RunRequest {
  readonly test: string;
  readonly mutated?: { readonly path: string; readonly text: string } | undefined;
}

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const GLOBAL_SETUP = "packages/testing/src/global-setup.ts";
const withServices = process.argv.includes("--services");

let mutated: RunRequest["mutated"];

const vitest = await createVitest(
  {
    root: ROOT,
    config: false,
    watch: false,
    reporters: [{}],
    // A thread can't change the time zone, as some tests do.
    pool: "forks",
    // A run has few files; a reused worker would keep the modules of the mutant before.
    isolate: true,
    // A cached module would be used instead of the mutant.
    fsModuleCache: false,
    maxWorkers: 1,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    ...(withServices && { globalSetup: GLOBAL_SETUP }),
  },
  {
    plugins: [
      {
        name: "mutant",
        enforce: "pre",
        load: (id) => (id === mutated?.path ? mutated.text : null),
      },
    ],
  },
);

/** Runs the tests and returns whether all passed. */
async function run(request: RunRequest): Promise<boolean> {
  const before = mutated;
  mutated = request.mutated && { ...request.mutated, path: ROOT + request.mutated.path };
  for (const file of [before, mutated]) if (file !== undefined) vitest.invalidateFile(file.path);
  const moduleId = ROOT + request.test;
  // Results contain those of earlier runs.
  vitest.state.clearErrors();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([
    vitest.getRootProject().createSpecification(moduleId),
  ]);
  const module = testModules.find((candidate) => candidate.moduleId === moduleId);
  return module?.state() === "passed" && unhandledErrors.length === 0;
}

process.on("message", (request: RunRequest) => {
  run(request).then(
    (passed) => process.send?.(passed),
    () => process.send?.(false),
  );
});
process.on("disconnect", () => process.exit());
process.send?.("ready");
