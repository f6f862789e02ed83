import { formatMessage, printingMessages } from "@photomap/messages";
import { TooManyAttempts, tooManyAttempts } from "../accounts/refusals.ts";
import { builder, ensureIdentifiedViewer } from "../builder.ts";
import {
  defineRefusalType,
  InvalidInput,
  invalidInput,
  NotFound,
  projectNotFound,
} from "../refusal.ts";

const RenderFormatEnum = builder.enumType("RenderFormat", {
  values: ["jpeg", "png", "svg"] as const,
});

const RenderTypeEnum = builder.enumType("RenderType", {
  description: "What is rendered from a project (file) or a design.",
  values: [
    "all_openings",
    "cut",
    "file_preview",
    "openings_print",
    "pm_product",
    "region_completion",
    "tbl_product",
  ] as const,
});

const RenderOutputInput = builder.inputType("RenderOutputInput", {
  fields: (t) => ({
    format: t.field({ type: RenderFormatEnum, required: true }),
    downloadFilename: t.string({ required: true }),
  }),
});

const RenderPropsInput = builder.inputType("RenderPropsInput", {
  description: "Each type uses some of these and ignores the others.",
  fields: (t) => ({
    type: t.field({ type: RenderTypeEnum, required: true }),
    file: t.id(),
    design: t.id(),
    openingId: t.idList({ description: "One opening, or several for openings_print." }),
    background: t.string({ description: "The background of a progress image or of a product." }),
    width: t.int(),
    height: t.int(),
    layer: t.string(),
    shrinkBorder: t.float({ description: "The inset in points." }),
    frame: t.string(),
    hangerBars: t.boolean(),
    grommets: t.boolean(),
    outerColor: t.string(),
  }),
});

const RenderRequestInput = builder.inputType("RenderRequestInput", {
  fields: (t) => ({
    output: t.field({ type: RenderOutputInput, required: true }),
    props: t.field({ type: RenderPropsInput, required: true }),
  }),
});

const RenderSuccess = builder
  .objectRef<{ __typename: "RenderSuccess"; url: string }>("RenderSuccess")
  .implement({
    fields: (t) => ({
      url: t.exposeString("url", {
        description: "The address that downloads the picture; valid for a week.",
      }),
    }),
  });

const RenderFailed = defineRefusalType("RenderFailed", "The picture could not be drawn.");
const RenderUnderWay = defineRefusalType(
  "RenderUnderWay",
  "Rendering exceeds the time limit of a request; the same request finds the picture later.",
);

const RenderResult = builder.unionType("RenderResult", {
  types: [RenderSuccess, NotFound, InvalidInput, TooManyAttempts, RenderFailed, RenderUnderWay],
});

builder.mutationField("render", (t) =>
  t.field({
    type: RenderResult,
    description:
      "Renders a picture within the request. A PNG of a project has a white background without the permission TRANSPARENT_PRINTS.",
    args: { request: t.arg({ type: RenderRequestInput, required: true }) },
    resolve: async (_root, { request }, context) => {
      const viewer = await ensureIdentifiedViewer(context);
      if (viewer === undefined) return tooManyAttempts();
      const result = await context.backend.pictures.render(viewer, request);
      const message = formatMessage(printingMessages.failed);
      switch (result.kind) {
        case "drawn":
          return { __typename: "RenderSuccess" as const, url: result.url };
        case "invalid":
          return invalidInput(result.problem);
        case "missing":
          return projectNotFound();
        case "too-many":
          return tooManyAttempts();
        case "failed":
          return { __typename: "RenderFailed" as const, message };
        case "under-way":
          return { __typename: "RenderUnderWay" as const, message: "Still drawing." };
      }
    },
  }),
);
