import { parseArgs } from "node:util";
import { formatGrowthTable, getRatios, MAX_RATIO } from "./growth-table.ts";
import { measureGrowth } from "./measure-growth.ts";

/** `pnpm --filter @photomap/bench growth --sizes 10000,1000000` compares costs by database size. */
const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "10000,1000000,10000000" },
    rounds: { type: "string", default: "50" },
  },
});
const sizes = values.sizes.split(",").map(Number);
const growths = await measureGrowth(sizes, {
  rounds: Number(values.rounds),
  report: (text) => console.error(text),
});
console.log(formatGrowthTable(sizes, growths));
const isKept = growths.map(getRatios).every(({ time }) => time <= MAX_RATIO);
process.exit(isKept ? 0 : 1);
