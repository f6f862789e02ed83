import { resolve } from "node:path";
import { readFiles } from "./read-files.ts";
import { measureStructure } from "./structure.ts";

/** Prints the size and shape of the source; an argument names the repository to measure. */
const root = resolve(process.argv[2] ?? new URL("../../", import.meta.url).pathname);
const files = readFiles(root, /(\.tsx?|(^|\/)package\.json)$/);
const { source, areas } = measureStructure(files);

console.log(`source files                  ${source.files}
lines, median                 ${source.medianLines}
lines, 90th percentile        ${source.p90Lines}
files under 25 lines          ${source.smallFiles} (${percent(source.smallFiles, source.files)})
files with exactly 1 importer ${source.singleImporterFiles} (${percent(source.singleImporterFiles, source.files)})
longest import chain          ${source.longestChain} files

test lines per source line, and files under 25 lines`);
for (const { name, sourceLines, testLines, files: count, smallFiles } of areas) {
  const ratio = (testLines / sourceLines).toFixed(2);
  console.log(
    `${name.padEnd(26)} ${ratio}  (${testLines} / ${sourceLines})  ${count} files, ${percent(smallFiles, count)} small`,
  );
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
