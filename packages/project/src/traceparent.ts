/**
 * Creates the trace context (W3C) of an action that a UUID identifies, such as the upload of a
 * photo: each process that has the id can continue the trace. An id of another form gives an
 * invalid header, which is ignored.
 */
export function createTraceparent(id: string): string {
  const traceId = id.replaceAll("-", "");
  return `00-${traceId}-${traceId.slice(16)}-01`;
}
