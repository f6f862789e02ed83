export interface Capability {
  readonly id: string;
  readonly group: string;
  readonly text: string;
}

const ROW = /^\| ([A-Z]{3}-\d{2}) \| (.*) \|$/;

/** Reads the rows of docs/capabilities.md; a heading names the group of the rows below it. */
export function parseCapabilities(markdown: string): Capability[] {
  const capabilities = new Map<string, Capability>();
  let group = "";
  for (const line of markdown.split("\n")) {
    if (line.startsWith("## ")) group = line.slice(3);
    const [, id, text] = ROW.exec(line) ?? [];
    if (id === undefined || text === undefined) continue;
    if (capabilities.has(id)) throw new Error(`docs/capabilities.md has two rows ${id}`);
    capabilities.set(id, { id, group, text: text.replaceAll("\\|", "|") });
  }
  return [...capabilities.values()];
}

/** Finds ids of known groups, well formed or not: PRJ-7 is a mistake, UTF-16 is not an id. */
export function findIds(title: string, capabilities: readonly Capability[]): string[] {
  const prefixes = new Set(capabilities.map(({ id }) => id.slice(0, 3)));
  return [...title.matchAll(/\b([A-Z]{3})-\d+\b/g)]
    .filter(([, prefix = ""]) => prefixes.has(prefix))
    .map(([id]) => id);
}
