import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { listFiles } from "../checks/read-files.ts";
import { chooseDatabaseTests } from "./database-tests.ts";
import { playwrightStep, ROOT, runGate, vitestStep } from "./run-gate.ts";
import type { Step } from "./run-steps.ts";
import { chooseStories } from "./stories.ts";

/**
 * Runs what a change can break: format, lint and types, the unit and web tests that load a changed
 * file, and the database and browser tests of the touched areas. Compares with `--base`, by default
 * the last commit, or the one before it when nothing is uncommitted. `pnpm verify` runs everything.
 */
const { values } = parseArgs({ options: { base: { type: "string" } } });
const base = values.base ?? (listChanged("HEAD").length > 0 ? "HEAD" : "HEAD^");
const changed = listChanged(base);
const sources = changed.filter((path) => /\.tsx?$/.test(path) && !path.includes("/generated/"));
const stories = chooseStories(changed);
const databaseTests = chooseDatabaseTests(
  changed,
  listFiles(ROOT).filter((file) => file.endsWith(".db.test.ts")),
);
const needsDatabase = databaseTests.length > 0;
const affected = ["--changed", base, "--passWithNoTests"];

const steps: Step[] = [
  { name: "format", command: ["pnpm", "format:check"], needs: [] },
  { name: "boundaries", command: ["node", "ops/checks/boundaries.ts"], needs: ["format"] },
  { name: "types", command: ["pnpm", "types"], needs: ["format"] },
  { name: "unit tests", ...vitestStep("unit", affected), needs: ["types", "boundaries"] },
  { name: "web tests", ...vitestStep("web", affected), needs: ["unit tests"] },
];
if (sources.length > 0) {
  const lint = ["oxlint", "--type-aware", "--deny-warnings", ...sources] as const;
  steps.push({ name: "lint", command: [...lint], needs: ["format"] });
}
if (needsDatabase || stories.length > 0) {
  steps.push({ name: "services", command: ["ops/services", "up", "--fast"], needs: [] });
}
if (needsDatabase) {
  steps.push({
    name: "database tests",
    ...vitestStep("database", databaseTests),
    needs: ["services", "web tests"],
  });
}
if (stories.length > 0) {
  steps.push(
    { name: "browser", command: ["node", "ops/browser/main.ts"], needs: [] },
    // The build uses one core most of the time.
    { name: "build", command: ["pnpm", "build"], needs: ["types"] },
    {
      name: "browser tests",
      ...playwrightStep(stories.map((name) => `${name}.spec.ts`)),
      needs: ["browser", "services", "build", needsDatabase ? "database tests" : "web tests"],
    },
  );
}

console.log(
  `${changed.length} changed files since ${base}; stories: ${stories.join(", ") || "none"}`,
);
await runGate(steps, { hasFileBudget: false, allowsNoTests: true });

function listChanged(commit: string): string[] {
  const git = (...parameters: string[]) =>
    execFileSync("git", parameters, { cwd: ROOT, encoding: "utf8" }).split("\n").filter(Boolean);
  const untracked = git("ls-files", "--others", "--exclude-standard");
  return [...git("diff", "--name-only", "--diff-filter=d", commit), ...untracked];
}
