import { parseArgs } from "node:util";
import type { Measurement } from "./measure.ts";
import { measureRow } from "./measure.ts";
import { keepResults, renderLine } from "./performance-table.ts";
import type { Row } from "./row.ts";
import {
  firstVariant,
  firstVariantToIpx,
  storedVariant,
  storedVariantToIpx,
} from "./rows/image-variant.ts";
import { pdf } from "./rows/pdf.ts";
import { largePreview, progressImage, smallPreview } from "./rows/preview.ts";
import { readProject } from "./rows/read-project.ts";
import { saveOpening } from "./rows/save-opening.ts";
import { largeSheet, smallSheet } from "./rows/sheet.ts";

const ROWS: readonly Row[] = [
  readProject,
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

/** `pnpm bench [words of a row's name]`: measures and keeps the result in docs/performance.md. */
const { positionals } = parseArgs({ allowPositionals: true });
const wanted = positionals.join(" ").toLowerCase();
const results: [Row, Measurement][] = [];
for (const row of ROWS.filter(({ name }) => name.toLowerCase().includes(wanted))) {
  const measured = await measureRow(row);
  results.push([row, measured]);
  console.log(renderLine(row, measured, "now"));
}
await keepResults(results);
