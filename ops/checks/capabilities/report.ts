import type { Coverage } from "./coverage.ts";

export function formatCounts({ groups }: Coverage): string {
  const rows = groups.map(({ group, delivered, missing }) =>
    formatRow(group, delivered.length, missing.length),
  );
  const total = formatRow("Total", count(groups, "delivered"), count(groups, "missing"));
  return [formatRow("Group", "delivered", "missing"), ...rows, total].join("\n");
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

function formatRow(group: string, delivered: number | string, missing: number | string): string {
  return `${group.padEnd(22)}${String(delivered).padStart(10)}${String(missing).padStart(10)}`;
}

function count(groups: Coverage["groups"], part: "delivered" | "missing"): number {
  return groups.reduce((sum, group) => sum + group[part].length, 0);
}
