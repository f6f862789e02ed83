import { builder } from "../builder.ts";

const PrintOpeningInput = builder.inputType("PrintOpeningInput", {
  fields: (t) => ({
    openingId: t.id({ required: true }),
    x: t.float({ required: true, description: "Points from the left edge of the sheet." }),
    y: t.float({ required: true }),
    turned: t.boolean({ required: true, description: "By 90 degrees clockwise." }),
  }),
});

const PrintLayoutInput = builder.inputType("PrintLayoutInput", {
  fields: (t) => ({
    width: t.float({ required: true, description: "Points." }),
    height: t.float({ required: true, description: "Points." }),
    printOpenings: t.field({ type: [PrintOpeningInput], required: true }),
    downloadFilename: t.string({ required: true }),
  }),
});

const PrintOptionsInput = builder.inputType("PrintOptionsInput", {
  fields: (t) => ({
    backgroundColor: t.string({ required: true }),
    borderColor: t.string({ required: true }),
    borderWidth: t.float({ required: true, description: "Points; 0 is no border." }),
    clipImage: t.boolean({ required: true }),
    includeBuffer: t.boolean({ required: true }),
    printingGuides: t.boolean({ required: true }),
    regionNames: t.boolean({
      defaultValue: true,
      description: "Names of the openings beside their outlines, where there is room.",
    }),
  }),
});

const PrintFormatEnum = builder.enumType("PrintFormat", {
  values: {
    jpeg: {},
    png: { description: "With a transparent background; needs the capability TRANSPARENT_PRINTS." },
    pdf: { description: "One document of all sheets at true size." },
    svg: { description: "With cut lines as a layer, for a cutting machine." },
  },
});

const CuttingMachineEnum = builder.enumType("CuttingMachine", {
  values: ["cricut", "silhouette"] as const,
});

const MapPrintFormatEnum = builder.enumType("MapPrintFormat", {
  values: {
    jpeg: {},
    png: { description: "With a transparent background; needs the capability TRANSPARENT_PRINTS." },
    pdf: { description: "On as many sheets of the paper as the map needs." },
  },
});

export const MapPrintInput = builder.inputType("CreateMapPrintInput", {
  fields: (t) => ({
    fileId: t.id({ required: true }),
    format: t.field({ type: MapPrintFormatEnum, required: true }),
    paper: t.string({
      defaultValue: "full_size",
      description: "Of a PDF: letter, A4, legal, 11x17, A3, or full_size for one page.",
    }),
    downloadFilename: t.string({ required: true }),
  }),
});

export const PrintsInput = builder.inputType("CreateRectangularPrintsInput", {
  fields: (t) => ({
    fileId: t.id({ required: true }),
    format: t.field({ type: PrintFormatEnum, defaultValue: "jpeg" }),
    machine: t.field({ type: CuttingMachineEnum, description: "Only for svg." }),
    dpi: t.int({ required: true }),
    printOptions: t.field({ type: PrintOptionsInput, required: true }),
    printLayouts: t.field({ type: [PrintLayoutInput], required: true }),
  }),
});
