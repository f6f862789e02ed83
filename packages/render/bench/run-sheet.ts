import { floor, isSheetSize, prepare, thing } from "./sheet.ts";

interface Cost {
  readonly wallMs: number;
  readonly cpuMs: number;
}

async function measure(work: () => Promise<unknown>): Promise<Cost> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { wallMs: performance.now() - start, cpuMs: (user + system) / 1000 };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Floor and sheet in turn, so that a busy machine slows both: `node bench/run-sheet.ts 8x10 7`. */
const [size = "8x10", rounds = "5"] = process.argv.slice(2);
if (!isSheetSize(size)) throw new RangeError(`Unknown size ${size}`);
const bench = await prepare(size);
await measure(() => floor(bench));
const runs: { floor: Cost; thing: Cost }[] = [];
for (let round = 0; round < Number(rounds); round++) {
  runs.push({ floor: await measure(() => floor(bench)), thing: await measure(() => thing(bench)) });
}
await bench.cleanUp();
const wall = median(runs.map((run) => run.thing.wallMs / run.floor.wallMs));
const cpu = median(runs.map((run) => run.thing.cpuMs / run.floor.cpuMs));
const floorMs = median(runs.map((run) => run.floor.wallMs));
const sheetMs = median(runs.map((run) => run.thing.wallMs));
process.stdout.write(
  `${size}: floor ${floorMs.toFixed()} ms, sheet ${sheetMs.toFixed()} ms, ` +
    `wall ${wall.toFixed(2)}x, cpu ${cpu.toFixed(2)}x\n`,
);
