import { readFile, writeFile } from "node:fs/promises";
import type { Measurement, Row } from "./measure.ts";

const FILE = new URL("../docs/performance.md", import.meta.url);
const START = "<!-- measured: begin -->";
const END = "<!-- measured: end -->";
const HEAD = [
  "| What | Floor | Result | Floor result | Ratio | Target | Reached | Note | Measured |",
  "|---|---|---|---|---|---|---|---|---|",
];

/** Replaces the measured rows of the table and keeps the others. */
export async function writeResults(
  results: readonly (readonly [Row, Measurement])[],
): Promise<void> {
  const text = await readFile(FILE, "utf8");
  const [before = "", rest = ""] = text.split(START);
  const [table = "", after = ""] = rest.split(END);
  const lines = new Map(
    table
      .split("\n")
      .filter((line) => line.startsWith("| ") && !HEAD.includes(line))
      .map((line) => [line.split("|")[1]?.trim() ?? "", line]),
  );
  const today = new Date().toISOString().slice(0, 10);
  for (const [row, measured] of results) lines.set(row.name, renderLine(row, measured, today));
  const body = [START, "", ...HEAD, ...lines.values(), "", END].join("\n");
  await writeFile(FILE, `${before}${body}${after}`);
}

export function renderLine(row: Row, measured: Measurement, day: string): string {
  const unit = row.unit === "per second" ? "/s" : " ms";
  const figure = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)}${unit}`;
  const cells = [
    row.name,
    row.floorName,
    figure(measured.subject),
    figure(measured.floor),
    measured.ratio.toFixed(2),
    `${row.target.kind} ${row.target.ratio}`,
    measured.isReached ? "yes" : "no",
    measured.note,
    day,
  ];
  return `| ${cells.join(" | ")} |`;
}
