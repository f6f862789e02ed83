import { execFileSync } from "node:child_process";
import { playwrightStep, ROOT, runGate, vitestStep } from "./run-gate.ts";

/** Runs every test file that sizes itself by `soakRuns`, at full size. */
process.env["VERIFY_LONG"] = "1";

const files = execFileSync(
  "git",
  ["grep", "-lE", "soakRuns", "--", "*.test.ts", "*.test.tsx", "*.spec.ts"],
  { cwd: ROOT, encoding: "utf8" },
)
  .trim()
  .split("\n");
const browserFiles = files.filter((file) => file.endsWith(".spec.ts"));
const databaseFiles = files.filter((file) => file.endsWith(".db.test.ts"));
const unitFiles = files.filter(
  (file) => !browserFiles.includes(file) && !databaseFiles.includes(file),
);

await runGate(
  [
    { name: "services", command: ["ops/services", "up"], needs: [] },
    { name: "browser", command: ["node", "ops/browser/main.ts"], needs: [] },
    { name: "build", command: ["pnpm", "build"], needs: [] },
    { name: "unit soaks", ...vitestStep("unit", unitFiles), needs: ["build", "services"] },
    { name: "database soaks", ...vitestStep("database", databaseFiles), needs: ["unit soaks"] },
    {
      name: "browser soaks",
      ...playwrightStep(browserFiles.map((file) => file.replace("e2e/", ""))),
      needs: ["browser", "database soaks"],
    },
  ],
  { hasFileBudget: false },
);
