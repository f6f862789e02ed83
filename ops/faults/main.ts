import { appendFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openDatabase } from "@photomap/server";
import { createClusterEnvironment } from "../local-cluster/environment.ts";
import { FAULTS } from "./faults.ts";
import { openClusterTarget } from "./load-target.ts";
import { type FaultResult, runFault } from "./run-fault.ts";

const RESULTS = fileURLToPath(new URL("../../.data/faults.jsonl", import.meta.url));

/** Causes faults in this machine's cluster (`ops/cluster up`) under load; prints times and losses. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: "string", default: "5" },
    saves: { type: "string", default: "100" },
    uploads: { type: "string", default: "5" },
    prints: { type: "string", default: "1" },
  },
});
const KINDS = ["saves", "uploads", "prints", "pictures", "pages"] as const;

const names = positionals.length === 0 ? Object.keys(FAULTS) : positionals;
const rates = {
  savesPerSecond: Number(values.saves),
  uploadsPerSecond: Number(values.uploads),
  printsPerSecond: Number(values.prints),
};
const target = await openClusterTarget();
const database = openDatabase(createClusterEnvironment(target.secrets).DATABASE_URL, 4);

for (const name of names) {
  const fault = FAULTS[name];
  if (fault === undefined) throw new Error(`Faults: ${Object.keys(FAULTS).join(", ")}`);
  const results: FaultResult[] = [];
  for (let i = 0; i < Number(values.times); i += 1) {
    const result = await runFault(fault, { target, rates, readNumber });
    results.push(result);
    appendFileSync(RESULTS, `${JSON.stringify({ fault: name, ...result })}\n`);
    console.log(`${name} ${i + 1}: ${JSON.stringify(result)}`);
  }
  printSummary(name, results);
}
await database.close();
await target.backend.close();

async function readNumber(projectId: string): Promise<number> {
  const project = await database.db
    .selectFrom("project")
    .select("name")
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
  return Number(project.name);
}

/** Prints a row for docs/reliability.md. */
function printSummary(name: string, results: readonly FaultResult[]): void {
  const lost = results.reduce(
    (sum, { lostSaves, lostUploads, lostPrints }) => sum + lostSaves + lostUploads + lostPrints,
    0,
  );
  const columns = KINDS.map((kind) => {
    const gaps = results.map((result) => result[kind].gap).toSorted((a, b) => a - b);
    return `${gaps[Math.floor(gaps.length / 2)]} / ${gaps.at(-1)}`;
  });
  console.log(`| ${[name, results.length, ...columns, lost].join(" | ")} |`);
}
