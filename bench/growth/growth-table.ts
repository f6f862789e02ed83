import type { Cost, Growth } from "./measure-growth.ts";

/** From the smallest database to the largest. */
export const MAX_RATIO = 1.3;

export interface Ratios {
  readonly time: number;
  readonly pages: number;
}

export function getRatios({ costs }: Growth): Ratios {
  const [small, large] = [costs[0], costs.at(-1)];
  if (small === undefined || large === undefined) throw new Error("No size was measured");
  return { time: large.medianMs / small.medianMs, pages: large.pages / small.pages };
}

/** A Markdown table with a column for each size. */
export function formatGrowthTable(sizes: readonly number[], growths: readonly Growth[]): string {
  const head = ["Operation", ...sizes.map(formatSize), "Ratio of time", "Ratio of pages"];
  return [
    head,
    head.map(() => "---"),
    ...growths.map((growth) => {
      const { time, pages } = getRatios(growth);
      return [growth.operation, ...growth.costs.map(formatCost), time.toFixed(2), pages.toFixed(2)];
    }),
  ]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

function formatSize(size: number): string {
  return size.toLocaleString("en-US", { notation: "compact" });
}

function formatCost({ medianMs, p95Ms, pages }: Cost): string {
  return `${medianMs.toFixed(2)} / ${p95Ms.toFixed(2)} ms, ${pages.toFixed(0)} pages`;
}
