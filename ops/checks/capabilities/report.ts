import type { Coverage } from "./coverage.ts";

type Group = Coverage["groups"][number];

/** The columns of the counts. */
const COLUMNS: readonly { readonly title: string; readonly count: (group: Group) => number }[] = [
  { title: "proven", count: ({ delivered }) => delivered.asWritten.length },
  { title: "with a decision", count: ({ delivered }) => delivered.decided.length },
  { title: "deviating", count: ({ delivered }) => delivered.deviating.length },
  { title: "missing", count: ({ missing }) => missing.length },
];

export function formatCounts({ groups }: Coverage): string {
  const titles = COLUMNS.map(({ title }) => title);
  const rows = groups.map((group) =>
    formatRow(
      group.group,
      COLUMNS.map(({ count }) => count(group)),
    ),
  );
  const totals = COLUMNS.map(({ count }) => groups.reduce((sum, group) => sum + count(group), 0));
  return [formatRow("Group", titles), ...rows, formatRow("Total", totals)].join("\n");
}

export function formatMissing({ groups }: Coverage): string {
  return groups
    .flatMap(({ missing }) => missing.map(({ id, text }) => `${id}  ${text}`))
    .join("\n");
}

export function formatJson({ groups, mistakes }: Coverage): string {
  const plain = groups.map(({ group, delivered, missing }) => ({
    group,
    delivered,
    missing: missing.map(({ id }) => id),
  }));
  return JSON.stringify({ groups: plain, mistakes }, null, 2);
}

function formatRow(group: string, cells: readonly (number | string)[]): string {
  return group.padEnd(22) + cells.map((cell) => String(cell).padStart(17)).join("");
}
