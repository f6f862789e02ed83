import { createManagementServer } from "@photomap/process";
import "@photomap/server";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { DASHBOARDS } from "./dashboards/dashboards.ts";
import { createRules } from "./rules.ts";
import { createSloRecordings } from "./slos.ts";
import { EXPORTER_METRICS } from "./test/exporter-metrics.ts";
import { listMetricNames } from "./test/metric-names.ts";

/** The metrics of a process's management server; a histogram has three names. */
async function listOwnMetrics(): Promise<string[]> {
  const log = pino({ level: "silent" });
  const server = createManagementServer({ log, readiness: {}, isStopping: () => false });
  const { body } = await server.inject("/metrics");
  return [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = "", type]) =>
    type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
}

const recorded = createSloRecordings().map(({ record }) => record);
const known = new Set([
  ...(await listOwnMetrics()),
  ...recorded,
  ...Object.values(EXPORTER_METRICS).flat(),
]);

const rules = createRules().groups.flatMap((group) => group.rules);
const panels = DASHBOARDS.flatMap(({ title, rows }) =>
  rows.flatMap((row) =>
    row.panels.flatMap((panel) => panel.queries.map(({ expr }) => ({ title, expr }))),
  ),
);

it("reads the names of metrics from an expression", () => {
  expect(
    listMetricNames(
      'histogram_quantile(0.95, sum by (job, le) (rate(a_bucket{job=~"b|c"}[5m]))) > 1e9 and on (x) d:e or vector(0)',
    ),
  ).toEqual(["a_bucket", "d:e"]);
});

describe("every metric exists", () => {
  it.each(rules)("of the rule $alert$record: $expr", (rule) => {
    const { expr } = { expr: "", ...rule };
    expect(listMetricNames(expr)).not.toEqual([]);
    expect(listMetricNames(expr).filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(panels)("on the dashboard $title: $expr", ({ expr }) => {
    expect(listMetricNames(expr)).not.toEqual([]);
    expect(listMetricNames(expr).filter((name) => !known.has(name))).toEqual([]);
  });
});

it("names no metric of an exporter that nothing uses", () => {
  const used = new Set(
    [...rules, ...panels].flatMap((each) => listMetricNames({ expr: "", ...each }.expr)),
  );
  const named = Object.values(EXPORTER_METRICS).flat();
  expect(named.filter((name) => !used.has(name))).toEqual([]);
});
