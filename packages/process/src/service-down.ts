/** Codes of a connection that Node can't make or lost. */
const NETWORK_CODES = new Set([
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/** SQL states of a server that starts, stops, fails over, or has no connection left. */
const SQL_STATE = /^(?:08|57P0)|^(?:53300|25006)$/;

/** Messages of pg and its pool, whose errors for a lost connection have no code. */
const DRIVER_MESSAGE =
  /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed)/;

/** How long a client waits before it asks again, in seconds. */
export const RETRY_AFTER_SECONDS = "5";

/** Whether an error, or one that caused it, means that a service is down and may come back. */
export function isServiceDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return (
    NETWORK_CODES.has(code) ||
    SQL_STATE.test(code) ||
    DRIVER_MESSAGE.test(error.message) ||
    getStorageStatus(error) >= 500 ||
    isServiceDown(error.cause) ||
    (error instanceof AggregateError && error.errors.some(isServiceDown))
  );
}

/** The status of an S3 error, or 0. */
function getStorageStatus(error: Error): number {
  const metadata: unknown = "$metadata" in error ? error.$metadata : undefined;
  if (typeof metadata !== "object" || metadata === null) return 0;
  return "httpStatusCode" in metadata ? Number(metadata.httpStatusCode) : 0;
}
