import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { stringify } from "yaml";
import { writeDashboard } from "./dashboards/dashboard.ts";
import { DASHBOARDS } from "./dashboards/dashboards.ts";
import { createRules } from "./rules.ts";

/** Writes Prometheus rules and Grafana dashboards to a folder. */
const { values } = parseArgs({
  options: { folder: { type: "string", default: ".data/monitoring" } },
});
mkdirSync(values.folder, { recursive: true });
write("rules.yaml", stringify(createRules(), { lineWidth: 0 }));
for (const dashboard of DASHBOARDS) {
  write(`${dashboard.uid}.json`, `${JSON.stringify(writeDashboard(dashboard), null, 2)}\n`);
}

function write(name: string, content: string): void {
  const path = `${values.folder}/${name}`;
  writeFileSync(path, content);
  console.log(path);
}
