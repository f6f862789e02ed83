import type { PrintFile } from "@photomap/server";
import { builder } from "./builder.ts";
import { RenderStatusEnum } from "./enums.ts";
import { InvalidInput, invalidInput, NotFound, notFound } from "./refusal.ts";

const PrintFileType = builder.objectRef<PrintFile>("PrintFile").implement({
  description: "One sheet on its way to a file.",
  fields: (t) => ({
    id: t.exposeID("id"),
    status: t.field({ type: RenderStatusEnum, resolve: (file) => file.status }),
    downloadFilename: t.exposeString("downloadFilename"),
    url: t.string({
      nullable: true,
      description: "Downloads the sheet once it is done.",
      resolve: (file) => file.url,
    }),
  }),
});

const PrintsSuccess = builder
  .objectRef<{ __typename: "CreateRectangularPrintsSuccess"; files: PrintFile[] }>(
    "CreateRectangularPrintsSuccess",
  )
  .implement({
    fields: (t) => ({ files: t.field({ type: [PrintFileType], resolve: ({ files }) => files }) }),
  });

const PrintsResult = builder.unionType("CreateRectangularPrintsResult", {
  types: [PrintsSuccess, NotFound, InvalidInput],
});

const PrintOpeningInput = builder.inputType("PrintOpeningInput", {
  fields: (t) => ({
    openingId: t.id({ required: true }),
    x: t.float({ required: true }),
    y: t.float({ required: true }),
    turned: t.boolean({ required: true }),
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
  }),
});

const PrintsInput = builder.inputType("CreateRectangularPrintsInput", {
  fields: (t) => ({
    fileId: t.id({ required: true }),
    dpi: t.int({ required: true }),
    printOptions: t.field({ type: PrintOptionsInput, required: true }),
    printLayouts: t.field({ type: [PrintLayoutInput], required: true }),
  }),
});

builder.mutationField("createRectangularPrints", (t) =>
  t.field({
    type: PrintsResult,
    args: { input: t.arg({ type: PrintsInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer }) => {
      const { dpi, printOptions: options } = input;
      const sheets = input.printLayouts.map((layout) => ({ dpi, options, layout }));
      const result = await backend.prints.request(viewer, input.fileId, sheets);
      switch (result.kind) {
        case "accepted":
          return { __typename: "CreateRectangularPrintsSuccess" as const, files: result.files };
        case "invalid":
          return invalidInput(result.problem);
        case "missing":
          return notFound("We could not find this project");
      }
    },
  }),
);

builder.queryField("printFiles", (t) =>
  t.field({
    type: [PrintFileType],
    description: "The person's own sheets among these.",
    args: { ids: t.arg.idList({ required: true }) },
    resolve: (_root, { ids }, { backend, viewer }) => backend.prints.find(viewer, ids),
  }),
);
