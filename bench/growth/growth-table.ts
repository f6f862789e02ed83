import type { Cost, Growth } from "./measure-growth.ts";

/** The highest ratio of the largest database's time to the smallest one's. */
export const MAX_RATIO = 1.3;

export interface Ratios {
  readonly time: number;
  readonly pages: number;
  readonly rows: number;
}

export function getRatios({ costs }: Growth): Ratios {
  const [small, large] = [costs[0], costs.at(-1)];
  if (small === undefined || large === undefined) throw new Error("No size was measured");
  return {
    time: divide(large.medianMs, small.medianMs),
    pages: divide(large.pages, small.pages),
    rows: divide(large.rows, small.rows),
  };
}

/** The ratio of two amounts, which is 1 for equal ones, 0 included. */
function divide(large: number, small: number): number {
  return large === small ? 1 : large / small;
}

/** A Markdown table with one column per size. */
export function formatGrowthTable(sizes: readonly number[], growths: readonly Growth[]): string {
  const ratios = ["time", "pages", "rows"] as const;
  const head = ["Operation", ...sizes.map(formatSize), ...ratios.map((name) => `Ratio of ${name}`)];
  return [
    head,
    head.map(() => "---"),
    ...growths.map((growth) => {
      const found = getRatios(growth);
      const cells = ratios.map((name) => found[name].toFixed(2));
      return [growth.operation, ...growth.costs.map(formatCost), ...cells];
    }),
  ]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

function formatSize(size: number): string {
  return size.toLocaleString("en-US", { notation: "compact" });
}

function formatCost({ medianMs, p95Ms, pages, rows }: Cost): string {
  const times = `${medianMs.toFixed(2)} / ${p95Ms.toFixed(2)} ms`;
  return `${times}, ${pages.toFixed(0)} pages, ${rows.toFixed(0)} rows`;
}
