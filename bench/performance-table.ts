import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import type { Measurement, Row } from "./measure.ts";

const FILE = new URL("../docs/performance.md", import.meta.url);
const START = "<!-- measured: begin -->";
const END = "<!-- measured: end -->";
const HEAD = [
  "| What | Floor | Result | Floor result | Ratio | Target | Reached | Note | Measured |",
  "|---|---|---|---|---|---|---|---|---|",
];

const UNITS: Readonly<Record<Row["unit"], string>> = {
  "per second": "/s",
  milliseconds: " ms",
  count: "",
};

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
  const time = describeTime();
  for (const [row, measured] of results) lines.set(row.name, renderLine(row, measured, time));
  const body = [START, "", ...HEAD, ...lines.values(), "", END].join("\n");
  await writeFile(FILE, `${before}${body}${after}`);
}

/** The commit and the day of a measurement: a figure belongs to the code it was measured with. */
function describeTime(): string {
  const git = (...parameters: string[]) =>
    execFileSync("git", parameters, { cwd: new URL(".", FILE), encoding: "utf8" }).trim();
  const isChanged = git("status", "--porcelain", "--untracked-files=no", "--", "..") !== "";
  const commit = git("rev-parse", "--short=8", "HEAD") + (isChanged ? " with changes" : "");
  return `${commit}, ${new Date().toISOString().slice(0, 10)}`;
}

export function renderLine(row: Row, measured: Measurement, time: string): string {
  const unit = UNITS[row.unit];
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
    time,
  ];
  return `| ${cells.join(" | ")} |`;
}
