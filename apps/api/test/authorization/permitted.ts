const REFUSALS: ReadonlySet<unknown> = new Set(["NotFound", "NotSignedIn"]);

/** Whether the value of a field is neither empty nor a refusal. */
export function isPermitted(value: unknown): boolean {
  if (value === null || value === false || value === undefined) return false;
  if (Array.isArray(value)) return value.length > 0;
  return !(isRecord(value) && REFUSALS.has(value["__typename"]));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

export const mentions = (value: unknown, fact: string | number) =>
  JSON.stringify(value ?? null).includes(String(fact));
