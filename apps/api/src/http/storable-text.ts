/**
 * Whether the database stores every text in a JSON value: PostgreSQL accepts neither NUL nor half
 * of a surrogate pair. Not recursive, because a request may nest values deeper than the call stack.
 */
export function hasOnlyStorableText(json: unknown): boolean {
  const pending = [json];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === "string" && (value.includes("\0") || !value.isWellFormed())) return false;
    if (typeof value !== "object" || value === null) continue;
    for (const [key, part] of Object.entries(value)) pending.push(key, part);
  }
  return true;
}
