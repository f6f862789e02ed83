import { parseArgs } from "node:util";
import { type Measurement, measureRow, missesTarget, type Row } from "./measure.ts";
import { renderLine, writeResults } from "./performance-table.ts";
import {
  firstVariant,
  firstVariantToIpx,
  storedVariant,
  storedVariantToIpx,
} from "./rows/image-variant.ts";
import { pdf } from "./rows/pdf.ts";
import { largePreview, progressImage, smallPreview } from "./rows/preview.ts";
import { readProduct } from "./rows/read-product.ts";
import { readProject } from "./rows/read-project.ts";
import { saveOpening } from "./rows/save-opening.ts";
import { largeSheet, smallSheet } from "./rows/sheet.ts";
import { SHORT_ROWS } from "./rows/short.ts";

const ROWS: readonly Row[] = [
  readProject,
  readProduct,
  saveOpening,
  firstVariant,
  storedVariant,
  firstVariantToIpx,
  storedVariantToIpx,
  smallSheet,
  largeSheet,
  pdf,
  smallPreview,
  largePreview,
  progressImage,
];

/**
 * `pnpm bench [part of a row name]` measures rows and writes them to docs/performance.md. With
 * `--check` it writes nothing and fails when a row misses its target by more than its noise; with
 * `--short` it checks a few rounds of rows whose ratio other load hardly changes, against 1.5 times
 * their target.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { check: { type: "boolean" }, short: { type: "boolean" } },
});
const wanted = positionals.join(" ").toLowerCase();
const rows = values.short ? SHORT_ROWS : ROWS;
const results: [Row, Measurement][] = [];
for (const row of rows.filter(({ name }) => name.toLowerCase().includes(wanted))) {
  const measured = await measureRow(row);
  results.push([row, measured]);
  console.log(renderLine(row, measured, "now"));
}
if (values.check || values.short) {
  const missed = results.filter(([row, measured]) => missesTarget(measured, row.target));
  for (const [{ name, target }, { ratio, noise }] of missed) {
    const figures = `${ratio.toFixed(2)} ± ${noise.toFixed(2)}`;
    console.error(`${name}: ${figures}, which is not ${target.kind} ${target.ratio}`);
  }
  if (missed.length > 0) process.exitCode = 1;
} else {
  await writeResults(results);
}
