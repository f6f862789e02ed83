import { PROCESS_ALERTS } from "./alerts/process-alerts.ts";
import { QUEUE_ALERTS } from "./alerts/queue-alerts.ts";
import { SERVICE_ALERTS } from "./alerts/service-alerts.ts";
import { type RuleGroup, writeAlert } from "./rule.ts";
import { createSloAlerts, createSloRecordings } from "./slos.ts";

/** The rule file that Prometheus loads. */
export function createRules(): { readonly groups: readonly RuleGroup[] } {
  return {
    groups: [
      { name: "photomap-slo-ratios", rules: createSloRecordings() },
      { name: "photomap-slo-alerts", rules: createSloAlerts().map(writeAlert) },
      { name: "photomap-queues", rules: QUEUE_ALERTS.map(writeAlert) },
      { name: "photomap-processes", rules: PROCESS_ALERTS.map(writeAlert) },
      { name: "photomap-services", rules: SERVICE_ALERTS.map(writeAlert) },
    ],
  };
}
