import type { PrintBatch, PrintResult, RenderSummary } from "@photomap/server";
import { TooManyAttempts, tooManyAttempts } from "../accounts/refusals.ts";
import { builder, ensureIdentifiedViewer } from "../builder.ts";
import { withProjectId } from "../file-id.ts";
import { InvalidInput, invalidInput, NotFound, projectNotFound } from "../refusal.ts";
import { MapPrintInput, SheetPrintsInput } from "./print-input.ts";

export const RenderStatusEnum = builder.enumType("RenderStatus", {
  values: ["WAITING", "RUNNING", "DONE", "FAILED", "CANCELED", "EXPIRED"] as const,
});

const PrintFile = builder.objectRef<RenderSummary>("PrintFile").implement({
  description: "One file of a batch, rendered by a worker and kept for a week.",
  fields: (t) => ({
    id: t.exposeID("id"),
    status: t.field({ type: RenderStatusEnum, resolve: ({ status }) => status }),
    progress: t.exposeFloat("progress", { description: "The progress from 0 to 1." }),
    downloadFilename: t.exposeString("downloadFilename"),
    bytes: t.float({ nullable: true, resolve: ({ bytes }) => bytes }),
    key: t.string({ nullable: true, resolve: ({ key }) => key }),
    url: t.string({
      nullable: true,
      description:
        "The address that downloads the file, for its owner only; null until it is done.",
      resolve: ({ url }) => url,
    }),
  }),
});

const PrintBatchType = builder.objectRef<PrintBatch>("PrintBatch").implement({
  description: "The files of one request; their progress is streamed at /events/prints/{id}.",
  fields: (t) => ({
    id: t.exposeID("id"),
    files: t.field({ type: [PrintFile], resolve: ({ files }) => [...files] }),
  }),
});

const PrintsSuccess = builder
  .objectRef<{ __typename: "CreateRectangularPrintsSuccess"; batch: PrintBatch }>(
    "CreateRectangularPrintsSuccess",
  )
  .implement({
    fields: (t) => ({
      batchId: t.id({ resolve: ({ batch }) => batch.id }),
      files: t.field({ type: [PrintFile], resolve: ({ batch }) => [...batch.files] }),
      prints: t.field({
        type: [PrintFile],
        description: "The files by their specified name.",
        resolve: ({ batch }) => [...batch.files],
      }),
    }),
  });

const PrintsResult = builder.unionType("CreateRectangularPrintsResult", {
  types: [PrintsSuccess, NotFound, TooManyAttempts, InvalidInput],
});

const SHEET_PRINTS = {
  createRectangularPrints: "Starts rendering sheets; the same sheets return the same files.",
  createRectangularPrintsForDownload:
    "The same as `createRectangularPrints`, whose addresses answer with a file to save too.",
} as const;

for (const name of ["createRectangularPrints", "createRectangularPrintsForDownload"] as const) {
  builder.mutationField(name, (t) =>
    t.field({
      type: PrintsResult,
      description: SHEET_PRINTS[name],
      args: { input: t.arg({ type: SheetPrintsInput, required: true }) },
      resolve: async (_root, { input }, context) => {
        const viewer = await ensureIdentifiedViewer(context);
        if (viewer === undefined) return tooManyAttempts();
        return presentResult(await context.backend.prints.request(viewer, withProjectId(input)));
      },
    }),
  );
}

builder.mutationField("createMapPrint", (t) =>
  t.field({
    type: PrintsResult,
    description: "Starts rendering the whole map at its true size, as one file.",
    args: { input: t.arg({ type: MapPrintInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const viewer = await ensureIdentifiedViewer(context);
      if (viewer === undefined) return tooManyAttempts();
      return presentResult(await context.backend.prints.requestMap(viewer, withProjectId(input)));
    },
  }),
);

function presentResult(result: PrintResult) {
  switch (result.kind) {
    case "accepted":
      return { __typename: "CreateRectangularPrintsSuccess" as const, batch: result.batch };
    case "invalid":
      return invalidInput(result.problem);
    case "too-many":
      return tooManyAttempts();
    case "missing":
      return projectNotFound();
  }
}

builder.queryField("printBatch", (t) =>
  t.field({
    type: PrintBatchType,
    nullable: true,
    description: "A print batch of the viewer.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { backend, viewer }) => backend.prints.find(viewer, id),
  }),
);

builder.mutationField("cancelPrints", (t) =>
  t.field({
    type: PrintBatchType,
    nullable: true,
    description: "Cancels the files that are not done yet.",
    args: { batchId: t.arg.id({ required: true }) },
    resolve: (_root, { batchId }, { backend, viewer }) => backend.prints.cancel(viewer, batchId),
  }),
);
