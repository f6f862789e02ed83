const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text can be compared with an id column: PostgreSQL fails on one that is not a UUID. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
