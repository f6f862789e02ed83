import { builder } from "../builder.ts";

const PrintOpeningInput = builder.inputType("PrintOpeningInput", {
  fields: (t) => ({
    openingId: t.id({ required: true }),
    x: t.float({
      required: true,
      description: "The distance in points from the left edge of the sheet.",
    }),
    y: t.float({ required: true }),
    turned: t.boolean({
      required: true,
      description: "Whether the piece is turned by 90 degrees clockwise.",
    }),
  }),
});

const PrintLayoutInput = builder.inputType("PrintLayoutInput", {
  fields: (t) => ({
    width: t.float({ required: true, description: "The width in points." }),
    height: t.float({ required: true, description: "The height in points." }),
    printOpenings: t.field({ type: [PrintOpeningInput], required: true }),
    downloadFilename: t.string({ required: true }),
  }),
});

const PrintOptionsInput = builder.inputType("PrintOptionsInput", {
  fields: (t) => ({
    backgroundColor: t.string({ required: true }),
    borderColor: t.string({ required: true }),
    borderWidth: t.float({ required: true, description: "The width in points; 0 is no border." }),
    clipImage: t.boolean({ required: true }),
    includeBuffer: t.boolean({ required: true }),
    printingGuides: t.boolean({ required: true }),
    regionNames: t.boolean({
      defaultValue: true,
      description:
        "Whether names of openings are printed beside their outlines, where there is room.",
    }),
  }),
});

const PrintFormatEnum = builder.enumType("PrintFormat", {
  values: {
    jpeg: {},
    png: {
      description:
        "A picture with a transparent background; needs the permission TRANSPARENT_PRINTS.",
    },
    pdf: { description: "One document of all sheets at true size." },
    svg: { description: "A drawing with cut lines as a layer, for a cutting machine." },
  },
});

const CuttingMachineEnum = builder.enumType("CuttingMachine", {
  values: ["cricut", "silhouette"] as const,
});

const MapPrintFormatEnum = builder.enumType("MapPrintFormat", {
  values: {
    jpeg: {},
    png: {
      description:
        "A picture with a transparent background; needs the permission TRANSPARENT_PRINTS.",
    },
    pdf: { description: "A document with as many sheets of the paper as the map needs." },
  },
});

export const MapPrintInput = builder.inputType("CreateMapPrintInput", {
  fields: (t) => ({
    fileId: t.id({ required: true }),
    format: t.field({ type: MapPrintFormatEnum, required: true }),
    paper: t.string({
      defaultValue: "full_size",
      description: "The paper of a PDF: letter, A4, legal, 11x17, A3, or full_size for one page.",
    }),
    downloadFilename: t.string({ required: true }),
  }),
});

export const SheetPrintsInput = builder.inputType("CreateRectangularPrintsInput", {
  fields: (t) => ({
    fileId: t.id({ required: true }),
    format: t.field({ type: PrintFormatEnum, defaultValue: "jpeg" }),
    machine: t.field({
      type: CuttingMachineEnum,
      description: "The cutting machine, for svg only.",
    }),
    dpi: t.int({ required: true }),
    printOptions: t.field({ type: PrintOptionsInput, required: true }),
    printLayouts: t.field({ type: [PrintLayoutInput], required: true }),
  }),
});
