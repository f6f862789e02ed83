import { PROCESS_ALERTS } from "../alerts/process-alerts.ts";
import { QUEUE_ALERTS } from "../alerts/queue-alerts.ts";
import { SERVICE_ALERTS } from "../alerts/service-alerts.ts";
import type { Alert } from "../rule.ts";
import { createSloAlerts } from "../slos.ts";

export const ALERTS: readonly Alert[] = [
  ...createSloAlerts(),
  ...QUEUE_ALERTS,
  ...PROCESS_ALERTS,
  ...SERVICE_ALERTS,
];
