export { createLog } from "./create-log.ts";
export { type ErrorReport, type ErrorReports, NO_ERROR_REPORTS } from "./error-report.ts";
export { closeConnectionsOnStop } from "./http-connections.ts";
export { createHttpServer } from "./http-server.ts";
export { createManagementServer, type ReadinessChecks } from "./management-server.ts";
export { MASKED_ERROR, maskUnexpectedErrors } from "./masked-errors.ts";
export { addCounter, addGauge, addHistogram, measureRequests } from "./metrics.ts";
export { type RunningProcess, runProcess } from "./run-process.ts";
export { isServiceDown, RETRY_AFTER_SECONDS } from "./service-down.ts";
export {
  getTraceparent,
  isTracing,
  nameCurrentSpan,
  recordInstantSpan,
  recordStep,
  traceStep,
  traceWork,
} from "./tracing/spans.ts";
export { startTracing } from "./tracing/start-tracing.ts";
export { traceRequests } from "./tracing/trace-requests.ts";
