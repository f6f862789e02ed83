import { type Capacity, computeCapacity, type MachineFigures, type Rate } from "./capacity.ts";
import { computeMonthlyCost, type MonthlyCost } from "./cost.ts";

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
  ["databases after a year", (capacity) => formatNumber(capacity.databases)],
  ["write-ahead log per day", (capacity) => formatGb(capacity.writeAheadLogGbPerDay)],
  ["CDN egress per day", (capacity) => formatGb(capacity.cdnGbPerDay)],
];

const SMALLEST_UNIT = ["MB", 1e-3] as const;
const UNITS = [["PB", 1e6], ["TB", 1e3], ["GB", 1], SMALLEST_UNIT] as const;

const COST_ROWS: readonly (readonly [string, (cost: MonthlyCost) => string])[] = [
  ["api and web", ({ processes }) => formatDollars(processes)],
  ["renders and resizes", ({ workers }) => formatDollars(workers)],
  ["PostgreSQL with standbys", ({ database }) => formatDollars(database)],
  ["photos of a year", ({ photos }) => formatDollars(photos)],
  ["CDN", ({ cdn }) => formatDollars(cdn)],
  ["Redis", ({ redis }) => formatDollars(redis)],
  ["all", ({ total }) => formatDollars(total)],
];

/** A Markdown table with one column per number of monthly users. */
export function formatCapacityTable(figures: MachineFigures): string {
  const capacities = MONTHLY_USERS.map((users) => computeCapacity(figures, users));
  return formatTable(
    "Monthly users",
    ROWS.map(([name, read]) => [name].concat(capacities.map(read))),
  );
}

/** A Markdown table of US dollars a month with one column per number of monthly users. */
export function formatCostTable(figures: MachineFigures): string {
  const costs = MONTHLY_USERS.map((users) => computeMonthlyCost(computeCapacity(figures, users)));
  const perUser = costs.map(
    ({ total }, i) => `$${(total / (MONTHLY_USERS[i] ?? Number.NaN)).toFixed(3)}`,
  );
  return formatTable("US dollars a month", [
    ...COST_ROWS.map(([name, read]) => [name].concat(costs.map(read))),
    ["all, for each monthly user", ...perUser],
  ]);
}

function formatTable(title: string, rows: readonly (readonly string[])[]): string {
  const head = [title, ...MONTHLY_USERS.map(formatNumber)];
  return [head, head.map(() => "---"), ...rows].map(formatRow).join("\n");
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

function formatDollars(dollars: number): string {
  return `$${formatNumber(dollars)}`;
}

function formatGb(gb: number): string {
  const [unit, gbPerUnit] = UNITS.find(([, size]) => gb >= size) ?? SMALLEST_UNIT;
  return `${(gb / gbPerUnit).toLocaleString("en-US", { maximumSignificantDigits: 2 })} ${unit}`;
}
