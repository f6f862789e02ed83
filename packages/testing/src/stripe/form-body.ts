export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** Reads `lines[0][name]=x` into nested objects and lists, as Stripe's API does. */
export function parseForm(text: string): Record<string, FormValue> {
  const root: Record<string, FormValue> = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const [name = "", ...rest] = key.split("[").map((part) => part.replace(/\]$/, ""));
    let target = root;
    let last = name;
    for (const part of rest) {
      const next = target[last];
      const container = typeof next === "object" && !Array.isArray(next) ? next : {};
      target[last] = container;
      target = container;
      last = part;
    }
    target[last] = value;
  }
  return Object.fromEntries(
    Object.entries(root).map(([name, value]) => [name, restoreLists(value)]),
  );
}

/** Turns an object with the keys 0 to n - 1 into a list. */
function restoreLists(value: FormValue): FormValue {
  if (typeof value === "string" || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(
    ([name, inner]) => [name, restoreLists(inner)] as const,
  );
  const isList = entries.length > 0 && entries.every(([name], i) => name === String(i));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
