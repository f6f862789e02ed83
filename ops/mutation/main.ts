import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { readFiles } from "../checks/read-files.ts";
import { parseWorkspace } from "../checks/workspace.ts";
import { collectImporters } from "./find-tests.ts";
import { sampleMutants } from "./sample-mutants.ts";
import { type MutantResult, testMutants } from "./test-mutants.ts";

/**
 * Breaks the code on purpose: changes one expression at a time in a sample of the packages' files
 * and reports the changes that no test detects. The same seed draws the same sample.
 */
const { values } = parseArgs({
  options: {
    packages: { type: "string" },
    count: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    /** The tests per file, the first in the order of findTests. */
    tests: { type: "string", default: "12" },
  },
});

const root = new URL("../../", import.meta.url);
const workspace = parseWorkspace(readFiles(root.pathname, /(\.tsx?|(^|\/)package\.json)$/));
const sample = sampleMutants(workspace, {
  packages: values.packages?.split(","),
  count: Number(values.count),
  seed: Number(values.seed),
});
const results: MutantResult[] = [];
const started = Date.now();
await testMutants(sample, {
  importers: collectImporters(workspace),
  maxTests: Number(values.tests),
  concurrency: availableParallelism(),
  onResult(result) {
    results.push(result);
    const { path, line, change, outcome } = result;
    if (outcome === "survived") console.log(`${path}:${line}  ${change}`);
    if (results.length % 50 === 0) console.log(`${results.length} of ${sample.length}`);
  },
});
await mkdir(new URL(".data/", root), { recursive: true });
await writeFile(new URL(".data/mutation.json", root), JSON.stringify(results, undefined, 2));
console.log(formatTable(results));
console.log(`${Math.round((Date.now() - started) / 60_000)} minutes`);

/** A Markdown table of the killed mutants by package. */
function formatTable(results: readonly MutantResult[]): string {
  const rows = [...Map.groupBy(results, (result) => result.package), ["all", results] as const];
  const lines = rows.map(([name, group]) => {
    const killed = group.filter(({ outcome }) => outcome === "killed").length;
    return `| ${name} | ${group.length} | ${killed} | ${((100 * killed) / group.length).toFixed(1)} % |`;
  });
  return ["| Package | Mutants | Killed | Share |", "|---|---|---|---|", ...lines].join("\n");
}
