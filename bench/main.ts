import { parseArgs } from "node:util";
import { type Measurement, measureRow, type Row } from "./measure.ts";
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

/** `pnpm bench [part of a row name]` measures rows and writes them to docs/performance.md. */
const { positionals } = parseArgs({ allowPositionals: true });
const wanted = positionals.join(" ").toLowerCase();
const results: [Row, Measurement][] = [];
for (const row of ROWS.filter(({ name }) => name.toLowerCase().includes(wanted))) {
  const measured = await measureRow(row);
  results.push([row, measured]);
  console.log(renderLine(row, measured, "now"));
}
await writeResults(results);
