import { type Capacity, computeCapacity, type MachineFigures, type Rate } from "./capacity.ts";

const MONTHLY_USERS = [1_000, 100_000, 10_000_000];

const ROWS: readonly (readonly [string, (capacity: Capacity) => string])[] = [
  ["saves/s, mean / peak", (capacity) => formatRate(capacity.savesPerSecond)],
  ["uploads/s, mean / peak", (capacity) => formatRate(capacity.uploadsPerSecond)],
  ["renders/s, mean / peak", (capacity) => formatRate(capacity.rendersPerSecond)],
  ["resizes/s behind the CDN, mean / peak", (capacity) => formatRate(capacity.resizesPerSecond)],
  ["API and database cores", (capacity) => formatNumber(capacity.apiCores)],
  ["render cores", (capacity) => formatNumber(capacity.renderCores)],
  ["resize cores", (capacity) => formatNumber(capacity.resizeCores)],
  ["photos stored per day", (capacity) => formatGb(capacity.photoGbPerDay)],
  ["photos stored per year", (capacity) => formatGb(capacity.photoGbPerDay * 365)],
  ["projects", (capacity) => formatNumber(capacity.projects)],
  ["opening rows", (capacity) => formatGb(capacity.openingRowGb)],
  ["upload rows per year", (capacity) => formatNumber(capacity.uploadRowsPerYear)],
  ["write-ahead log per day", (capacity) => formatGb(capacity.writeAheadLogGbPerDay)],
  ["CDN egress per day", (capacity) => formatGb(capacity.cdnGbPerDay)],
];

const SMALLEST_UNIT = ["MB", 1e-3] as const;
const UNITS = [["PB", 1e6], ["TB", 1e3], ["GB", 1], SMALLEST_UNIT] as const;

/** A Markdown table with one column per number of monthly users. */
export function formatCapacityTable(figures: MachineFigures): string {
  const capacities = MONTHLY_USERS.map((users) => computeCapacity(figures, users));
  const head = ["Monthly users", ...MONTHLY_USERS.map(formatNumber)];
  return [
    head,
    head.map(() => "---"),
    ...ROWS.map(([name, read]) => [name].concat(capacities.map(read))),
  ]
    .map(formatRow)
    .join("\n");
}

function formatRow(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function formatRate({ mean, peak }: Rate): string {
  return `${formatNumber(mean)} / ${formatNumber(peak)}`;
}

function formatNumber(value: number): string {
  return value.toLocaleString("en-US", { notation: "compact", maximumSignificantDigits: 3 });
}

function formatGb(gb: number): string {
  const [unit, gbPerUnit] = UNITS.find(([, size]) => gb >= size) ?? SMALLEST_UNIT;
  return `${(gb / gbPerUnit).toLocaleString("en-US", { maximumSignificantDigits: 2 })} ${unit}`;
}
