import type { MutantResult } from "./test-mutants.ts";

/** Markdown: killed mutants by package. */
export function formatTable(results: readonly MutantResult[]): string {
  const rows = [...Map.groupBy(results, (result) => result.package), ["all", results] as const];
  const lines = rows.map(([name, group]) => {
    const killed = group.filter(({ outcome }) => outcome === "killed").length;
    return `| ${name} | ${group.length} | ${killed} | ${((100 * killed) / group.length).toFixed(1)} % |`;
  });
  return ["| Package | Mutants | Killed | Share |", "|---|---|---|---|", ...lines].join("\n");
}
