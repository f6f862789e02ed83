/**
 * How the product follows a row: as written, as a decision settles it, or not at all. A row names
 * its decision ("Decision: 019." or "G-42"), or says what it misses ("Deviates: ...").
 */
export type Reading = "asWritten" | "decided" | "deviating";

export interface Capability {
  readonly id: string;
  readonly group: string;
  readonly text: string;
  readonly reading: Reading;
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
    const reading = readReading(text);
    capabilities.set(id, { id, group, text: text.replaceAll("\\|", "|").trim(), reading });
  }
  return [...capabilities.values()];
}

function readReading(text: string): Reading {
  if (/\bDeviates: /.test(text)) return "deviating";
  return /\bDecision: |\bG-\d\d\b/.test(text) ? "decided" : "asWritten";
}

const DECIDED_ROW = /^\| (G-\d\d|[A-Z]{3}-\d\d) +\|/gm;

/**
 * Compares the rows with the decisions of the record that settles the specification's open points:
 * a row it settles says so, and a row that refers to a decision refers to one that exists.
 */
export function findDecisionMistakes(
  capabilities: readonly Capability[],
  record: string,
): string[] {
  const decided = new Set([...record.matchAll(DECIDED_ROW)].map(([, id = ""]) => id));
  return capabilities.flatMap(({ id, text }) => {
    const unknown = [...text.matchAll(/\bG-\d\d\b/g)].filter(([named]) => !decided.has(named));
    const mistakes = unknown.map(([named]) => `${id} names ${named}, which decision 019 lacks.`);
    if (decided.has(id) === text.endsWith("Decision: 019.")) return mistakes;
    const remedy = decided.has(id)
      ? 'decision 019 settles it. End the row with "Decision: 019."'
      : "decision 019 has no row for it.";
    return [...mistakes, `${id}: ${remedy}`];
  });
}

/** Finds ids of known groups, well formed or not: PRJ-7 is a mistake, UTF-16 is not an id. */
export function findIds(title: string, capabilities: readonly Capability[]): string[] {
  const prefixes = new Set(capabilities.map(({ id }) => id.slice(0, 3)));
  return [...title.matchAll(/\b([A-Z]{3})-\d+\b/g)]
    .filter(([, prefix = ""]) => prefixes.has(prefix))
    .map(([id]) => id);
}
