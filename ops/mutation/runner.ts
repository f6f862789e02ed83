import { fileURLToPath } from "node:url";
import { createVitest } from "vitest/node";

/** Tests to run, with one file replaced by a mutated text. */
export interface RunRequest {
  readonly tests: readonly string[];
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
    pool: "threads",
    // A run has few files; a worker that stays would keep the modules of the mutant before.
    isolate: true,
    maxWorkers: 1,
    bail: 1,
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

/** Whether all tests passed. */
async function run(request: RunRequest): Promise<boolean> {
  const before = mutated;
  mutated = request.mutated && { ...request.mutated, path: ROOT + request.mutated.path };
  for (const file of [before, mutated]) if (file !== undefined) vitest.invalidateFile(file.path);
  const project = vitest.getRootProject();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    request.tests.map((path) => project.createSpecification(ROOT + path)),
  );
  // A module that bail skipped has no failed test of its own.
  const hasFailed = testModules.some((module) => module.state() === "failed");
  return !hasFailed && unhandledErrors.length === 0;
}

process.on("message", (request: RunRequest) => {
  run(request).then(
    (passed) => process.send?.(passed),
    () => process.send?.(false),
  );
});
process.on("disconnect", () => process.exit());
process.send?.("ready");
