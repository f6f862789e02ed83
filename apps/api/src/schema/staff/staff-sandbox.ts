import { formatMessage, sandboxMessages } from "@photomap/messages";
import type { SandboxProject, StaffRenderResult } from "@photomap/server";
import { builder } from "../builder.ts";
import { OutputTypeEnum } from "../designs/design.ts";
import {
  defineRefusalType,
  InvalidInput,
  invalidInput,
  NotFound,
  projectNotFound,
} from "../refusal.ts";

const SandboxRenderTypeEnum = builder.enumType("SandboxRenderType", {
  description: "What is drawn, of a file, of a design or of neither.",
  values: [
    "all_openings",
    "cut",
    "debug",
    "file_preview",
    "opening_sticker_preview",
    "opening_suggestion",
    "openings_print",
    "output_type_demonstration",
    "pm_product",
    "region_completion",
    "simple_message",
    "tbl_product",
  ] as const,
});

const SandboxFormatEnum = builder.enumType("SandboxFormat", {
  description: "SVG for lines to cut, PDF for sheets.",
  values: ["jpeg", "png", "svg", "pdf"] as const,
});

const SandboxPropsInput = builder.inputType("SandboxPropsInput", {
  description: "Each type uses some of these and ignores the others.",
  fields: (t) => ({
    type: t.field({ type: SandboxRenderTypeEnum, required: true }),
    file: t.id(),
    design: t.id(),
    openingId: t.idList({ description: "One, or several for openings_print." }),
    suggestion: t.id(),
    message: t.string(),
    outputType: t.field({ type: OutputTypeEnum }),
    background: t.string({ description: "The background of a progress image or of a product." }),
    backgroundColor: t.string({ description: "Such as #ffcc00." }),
    width: t.int(),
    height: t.int(),
    maxWidth: t.int(),
    maxHeight: t.int(),
    layer: t.string(),
    shrinkBorder: t.float({ description: "Points." }),
    frame: t.string(),
    hangerBars: t.boolean(),
    grommets: t.boolean(),
    outerColor: t.string(),
  }),
});

const SandboxOpeningType = builder
  .objectRef<SandboxProject["openings"][number]>("SandboxOpening")
  .implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      name: t.exposeString("name"),
      photoCount: t.exposeInt("photoCount"),
    }),
  });

const SandboxSuggestionType = builder
  .objectRef<SandboxProject["suggestions"][number]>("SandboxSuggestion")
  .implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      openingId: t.exposeID("openingId"),
      name: t.exposeString("name", { description: "As the suggester entered it." }),
    }),
  });

const SandboxFileType = builder.objectRef<SandboxProject>("SandboxFile").implement({
  description: "A file of any customer: names to choose from, no photos.",
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    openings: t.field({
      type: [SandboxOpeningType],
      resolve: ({ openings }) => [...openings],
    }),
    suggestions: t.field({
      type: [SandboxSuggestionType],
      resolve: ({ suggestions }) => [...suggestions],
    }),
  }),
});

builder.queryField("sandboxFile", (t) =>
  t.field({
    type: SandboxFileType,
    nullable: true,
    description: "Null when it is missing, and for everyone who is not staff.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { backend, viewer }) => backend.sandbox.findFile(viewer, id),
  }),
);

type Drawn = Extract<StaffRenderResult, { kind: "drawn" }>["file"];

const SandboxPicture = builder
  .objectRef<{ __typename: "SandboxPicture"; file: Drawn }>("SandboxPicture")
  .implement({
    fields: (t) => ({
      url: t.string({
        description: "Downloads the file; with ?inline it is shown, unless it is a PDF.",
        resolve: ({ file }) => file.url,
      }),
      bytes: t.int({ resolve: ({ file }) => file.bytes ?? 0 }),
      drawnMs: t.int({
        nullable: true,
        description: "How long a worker drew it; a repeated request finds the same file.",
        resolve: ({ file }) => file.drawnMs,
      }),
    }),
  });

const SandboxFailed = defineRefusalType("SandboxFailed", "It could not be drawn, or not in time.");

const SandboxResultType = builder.unionType("SandboxResult", {
  types: [SandboxPicture, NotFound, InvalidInput, SandboxFailed],
});

builder.mutationField("renderInSandbox", (t) =>
  t.field({
    type: SandboxResultType,
    description: "Draws any file or design for staff, within the request.",
    args: {
      format: t.arg({ type: SandboxFormatEnum, required: true }),
      props: t.arg({ type: SandboxPropsInput, required: true }),
    },
    resolve: async (_root, request, { backend, viewer }) => {
      const result = await backend.sandbox.render(viewer, request);
      switch (result.kind) {
        case "drawn":
          return { __typename: "SandboxPicture" as const, file: result.file };
        case "invalid":
          return invalidInput(result.problem);
        case "missing":
          return projectNotFound();
        case "failed":
          return sandboxFailed(formatMessage(sandboxMessages.failed));
        case "under-way":
          return sandboxFailed(formatMessage(sandboxMessages.underWay));
      }
    },
  }),
);

function sandboxFailed(message: string) {
  return { __typename: "SandboxFailed" as const, message };
}
