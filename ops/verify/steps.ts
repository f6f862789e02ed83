import { playwrightStep, vitestStep } from "./run-gate.ts";
import type { Step } from "./run-steps.ts";

/** Every check and every test. Hosted CI runs the same steps, distributed over jobs (`jobs.ts`). */
export const GATE_STEPS: readonly Step[] = [
  { name: "services", command: ["ops/services", "up", "--fast"], needs: [] },
  { name: "browser", command: ["node", "ops/browser/main.ts"], needs: [] },
  { name: "format", command: ["pnpm", "format:check"], needs: [] },
  { name: "boundaries", command: ["pnpm", "boundaries"], needs: ["format"] },
  { name: "capabilities", command: ["pnpm", "capabilities"], needs: ["format"] },
  { name: "lint", command: ["pnpm", "lint"], needs: ["format"] },
  { name: "types", command: ["pnpm", "types"], needs: ["lint"] },
  {
    name: "generated files",
    command: ["pnpm", "generate", "--check"],
    needs: ["services", "types"],
  },
  { name: "build", command: ["pnpm", "build"], needs: ["generated files", "boundaries"] },
  // The build uses one core most of the time.
  {
    name: "unit tests",
    ...vitestStep("unit"),
    needs: ["generated files", "boundaries", "capabilities"],
  },
  // Before anything else that computes: its ratios are of processor time.
  { name: "short bench", command: ["pnpm", "bench", "--short"], needs: ["build", "unit tests"] },
  { name: "web tests", ...vitestStep("web"), needs: ["short bench"] },
  { name: "database tests", ...vitestStep("database"), needs: ["web tests"] },
  { name: "browser tests", ...playwrightStep(), needs: ["browser", "database tests"] },
];
