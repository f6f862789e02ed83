import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  CUTTING_MARGIN_POINTS,
  DEFAULT_PRINT_OPTIONS,
  defaultPrintSize,
  defaultQuantities,
  getPrintFileNames,
  listPrintServices,
  optionsForService,
  planPrints,
  printableOpenings,
  sizeModesOf,
} from "@photomap/printing";
import { renderCuttingSvg, renderPdf, renderPng, renderPreview } from "@photomap/render";
import {
  allOpeningsScene,
  cutScene,
  cuttingSheetScene,
  filePreviewScene,
  mapPages,
  type Page,
  productScene,
  progressScene,
  rulerOps,
  sheetNameOps,
  sheetScene,
  wholeMapScene,
} from "@photomap/scene";
import { createSampleProject } from "./sample-project.ts";

/** `pnpm --filter @photomap/bench gallery folder` writes a picture of each output to look at. */
const { positionals } = parseArgs({ allowPositionals: true });
const folder = positionals[0] ?? "gallery";
await mkdir(folder, { recursive: true });
const { design, inputs, openPhoto } = await createSampleProject("50-states-36x24", 34);

const writeOutput = (name: string, file: Buffer | string) => writeFile(join(folder, name), file);

async function writePage(
  name: string,
  { width, height, ops }: Page,
  widthPx = 1080,
): Promise<void> {
  const size = { widthPt: width, heightPt: height, widthPx };
  await writeOutput(`${name}.png`, await renderPreview({ displayList: ops, ...size, openPhoto }));
}

for (const backdrop of ["contextual", "chalkboard", "wood", "corkboard", "none"] as const) {
  const completion = {
    design,
    inputs,
    name: "Our American Journey",
    filledCount: 34,
    regionCount: 50,
  };
  await writePage(`completion-${backdrop}`, progressScene({ ...completion, backdrop }));
  await writePage(
    `completion-region-${backdrop}`,
    progressScene({ ...completion, backdrop, openingId: "CO" }),
  );
}
await writePage("file-preview", filePreviewScene(design, inputs));
await writePage("all-openings", allOpeningsScene(design, inputs, { layer: "outer" }));
await writePage("cut", cutScene(design, { shrinkBorder: 9 }));
const products = {
  "pm-plain": { brand: "pm" },
  "pm-hanger-bars": { brand: "pm", hangerBars: true },
  "pm-grommets": { brand: "pm", grommets: true },
  "pm-frame-black": { brand: "pm", frame: "black" },
  "pm-frame-white": { brand: "pm", frame: "white" },
  "tbl-frame-grey": { brand: "tbl", frame: "grey", outerColor: "caribbean" },
  "tbl-frame-black": { brand: "tbl", frame: "black", outerColor: "black" },
} as const;
for (const [name, look] of Object.entries(products)) {
  await writePage(`product-${name}`, productScene(design, inputs, look));
}

const openings = printableOpenings(design, inputs);
const outputType = "VINYL_WALL_MAP";
const product = { outputType, brand: "pm", openingCount: openings.length } as const;
const service = listPrintServices(product).find(({ id }) => id === "DOWNLOAD");
if (service === undefined) throw new Error("A wall hanging cannot be downloaded");
const { packingMode } = defaultPrintSize(outputType);
const sizeMode = sizeModesOf(service, packingMode).find(({ id }) => id === "letter");
const request = {
  openings,
  quantities: defaultQuantities(openings),
  size: { packingMode, printSizeModeId: sizeMode?.id ?? "" },
  options: optionsForService({ ...DEFAULT_PRINT_OPTIONS, printingGuides: true }, service),
  scale: 1,
};
const { sheets } = planPrints(request);
const names = getPrintFileNames(sheets, openings, "png");
const pages: Page[] = sheets.map(({ layout }) => ({
  width: layout.width,
  height: layout.height,
  ops: [
    ...sheetScene(layout, design, inputs, request.options, 1),
    ...sheetNameOps(layout, design, request.options, 1),
    ...rulerOps(layout),
  ],
}));
for (const [index, page] of pages.entries()) await writePage(`sheet-${names[index]}`, page, 850);
await writeOutput("sheets.pdf", await renderPdf({ pages, openPhoto, title: "Prints" }));

const map = wholeMapScene(design, inputs, { scale: 1 });
const mapSheets = mapPages(map, "letter", "Our American Journey");
await writeOutput(
  "whole-map-letter.pdf",
  await renderPdf({ pages: mapSheets, openPhoto, title: "Whole map", maxDpi: 300 }),
);

const [forCutting] = planPrints({ ...request, marginPt: CUTTING_MARGIN_POINTS }).sheets;
if (forCutting !== undefined) {
  const { layout } = forCutting;
  for (const machine of ["cricut", "silhouette"] as const) {
    const sheet = cuttingSheetScene(
      layout,
      design,
      inputs,
      { ...DEFAULT_PRINT_OPTIONS, machine },
      1,
    );
    await writeOutput(
      `cutting-${machine}.svg`,
      await renderCuttingSvg({ sheet, openPhoto, dpi: 150 }),
    );
  }
  const options = { ...DEFAULT_PRINT_OPTIONS, backgroundColor: "transparent", borderWidth: 0 };
  const displayList = sheetScene(layout, design, inputs, options, 1);
  const size = { widthPt: layout.width, heightPt: layout.height };
  await writeOutput(
    "transparent.png",
    await renderPng({ displayList, ...size, openPhoto, dpi: 150 }),
  );
}
