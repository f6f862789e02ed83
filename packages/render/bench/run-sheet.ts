import { floor, prepare, type SheetSize, thing } from "./sheet.ts";

/** Floor and sheet in turn, so that a busy machine slows both: `node run-sheet.ts 8x10 7`. */
const [size = "8x10", rounds = "5"] = process.argv.slice(2);
const bench = await prepare(size as SheetSize);
const runs: { thing: Cost; floor: Cost }[] = [];
await measure(() => floor(bench));
for (let round = 0; round < Number(rounds); round++) {
  runs.push({ floor: await measure(() => floor(bench)), thing: await measure(() => thing(bench)) });
}
await bench.cleanUp();
const wall = median(runs.map((run) => run.thing.wallMs / run.floor.wallMs));
const cpu = median(runs.map((run) => run.thing.cpuMs / run.floor.cpuMs));
console.log({
  size,
  floorMs: median(runs.map((run) => run.floor.wallMs)),
  sheetMs: median(runs.map((run) => run.thing.wallMs)),
  wallRatio: wall.toFixed(2),
  cpuRatio: cpu.toFixed(2),
});

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
