import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "yaml";
import { requirePackages } from "../../local-services/packages.ts";
import { runCommand } from "../../local-services/process.ts";
import { type Alert, describeAlert, type RuleGroup } from "../rule.ts";
import { type AlertCase, STEPS } from "./alert-case.ts";
import { ALERTS } from "./all-alerts.ts";

const PROMETHEUS = {
  name: "prometheus",
  debianPackages: ["prometheus"],
  programs: ["promtool"],
  programFolder: "usr/bin",
};

/** Downloads promtool unless it is installed. */
export async function preparePromtool(): Promise<void> {
  await requirePackages(PROMETHEUS);
}

/** Tests the rules; throws with promtool's output when it finds a difference. */
export async function testRules(
  groups: readonly RuleGroup[],
  cases: readonly AlertCase[],
): Promise<void> {
  const { program, environment } = await requirePackages(PROMETHEUS);
  const promtool = program("promtool");
  const folder = mkdtempSync(join(tmpdir(), "rules-"));
  try {
    const rules = join(folder, "rules.yaml");
    writeFileSync(rules, stringify({ groups }));
    const files = STEPS.map((step) => {
      const file = join(folder, `tests-${step}.yaml`);
      const some = cases.filter((each) => (each.step ?? "1m") === step);
      writeFileSync(file, stringify(writeTests(groups, some, step)));
      return file;
    });
    await runCommand([promtool, "check", "rules", rules], environment);
    await runCommand([promtool, "test", "rules", ...files], environment);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes a file of tests, in which cases of the same name are evaluated together. */
function writeTests(groups: readonly RuleGroup[], cases: readonly AlertCase[], step: string) {
  const byName = Object.values(Object.groupBy(cases, ({ name }) => name));
  return {
    rule_files: ["rules.yaml"],
    evaluation_interval: step,
    // Recordings come before the alerts that use them; promtool's own order is random.
    group_eval_order: groups.map(({ name }) => name),
    tests: byName.map((same = []) => ({
      name: same[0]?.name,
      interval: step,
      input_series: Object.entries(same[0]?.series ?? {}).map(([series, values]) => ({
        series,
        values,
      })),
      alert_rule_test: same.map(({ alert, at, fires }) => ({
        eval_time: at,
        alertname: alert,
        exp_alerts: fires.map((labels) => ({
          exp_labels: labels,
          exp_annotations: describeAlert(requireAlert(alert)),
        })),
      })),
    })),
  };
}

function requireAlert(name: string): Alert {
  const found = ALERTS.find(({ alert }) => alert === name);
  if (found === undefined) throw new Error(`There is no alert ${name}`);
  return found;
}
