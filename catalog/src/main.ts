import { generateCatalog } from "./generate.ts";
import { findDifferences, writeFiles } from "./steps/write.ts";

const started = performance.now();
const files = await generateCatalog();
const seconds = ((performance.now() - started) / 1000).toFixed(0);
if (process.argv.includes("--check")) {
  const differences = findDifferences(files);
  for (const path of differences) console.error(`differs: ${path}`);
  console.log(`${files.size} files built in ${seconds} s, ${differences.length} differ`);
  process.exitCode = differences.length > 0 ? 1 : 0;
} else {
  writeFiles(files);
  console.log(`${files.size} files written in ${seconds} s`);
}
