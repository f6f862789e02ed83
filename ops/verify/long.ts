import { playwrightStep, runGate, vitestStep } from "./run-gate.ts";
import { listSoakFiles } from "./soak-files.ts";

/** Runs every test file that sizes itself by `chooseSoakSize`, at full size. */
process.env["VERIFY_LONG"] = "1";

const FILES = listSoakFiles();
const select = (pattern: RegExp) => FILES.filter((file) => pattern.test(file));

await runGate(
  [
    { name: "services", command: ["ops/services", "up"], needs: [] },
    { name: "browser", command: ["node", "ops/browser/main.ts"], needs: [] },
    { name: "build", command: ["pnpm", "build"], needs: [] },
    // Alone: its ratios are of an idle machine.
    {
      name: "bench",
      command: ["pnpm", "bench", "--check"],
      needs: ["browser", "build", "services"],
    },
    {
      name: "unit soaks",
      ...vitestStep("unit", select(/^(?!apps\/web).*(?<!\.db)\.test\.ts$/)),
      needs: ["bench"],
    },
    {
      name: "web soaks",
      ...vitestStep("web", select(/^apps\/web.*\.test\.ts$/)),
      needs: ["unit soaks"],
    },
    {
      name: "database soaks",
      ...vitestStep("database", select(/\.db\.test\.ts$/)),
      needs: ["web soaks"],
    },
    {
      name: "browser soaks",
      ...playwrightStep(select(/\.spec\.ts$/).map((file) => file.replace("e2e/", ""))),
      needs: ["browser", "database soaks"],
    },
  ],
  { hasFileBudget: false },
);
