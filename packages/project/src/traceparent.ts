const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/**
 * The trace context (W3C) of an action with this id, such as the upload of a photo: each process
 * that knows the id can continue the trace. Undefined unless the id is a UUID.
 */
export function createTraceparent(id: string): string | undefined {
  if (!UUID.test(id)) return undefined;
  const traceId = id.replaceAll("-", "");
  return `00-${traceId}-${traceId.slice(16)}-01`;
}
