import { formatMessage, projectMessages } from "@photomap/messages";
import { TooManyAttempts, tooManyAttempts } from "../accounts/refusals.ts";
import { builder } from "../builder.ts";
import { OutputTypeEnum } from "../designs/design.ts";
import { withProjectId } from "../file-id.ts";
import {
  InvalidInput,
  invalidInput,
  NotFound,
  NotSignedIn,
  notFound,
  notSignedIn,
  projectNotFound,
} from "../refusal.ts";
import { AccessPolicyEnum, createProjectResultType, withOwnPolicy } from "./file.ts";

const CreateFileSuccess = createProjectResultType("CreateMapmakerFileSuccess", "The new project.");
const UpdateFileSuccess = createProjectResultType(
  "UpdateFileSuccess",
  "The project as it is stored now.",
);
const StaleWrite = createProjectResultType(
  "StaleWrite",
  "The stored copy is newer; the client merges with it.",
);

const CreateFileResult = builder.unionType("CreateMapmakerFileResult", {
  types: [CreateFileSuccess, NotFound, NotSignedIn, TooManyAttempts, InvalidInput],
});

const UpdateFileResult = builder.unionType("UpdateFileResult", {
  types: [UpdateFileSuccess, StaleWrite, NotFound, NotSignedIn, InvalidInput],
});

const RenameFileSuccess = createProjectResultType(
  "RenameFileSuccess",
  "The project with its new name.",
);

const RenameFileResult = builder.unionType("RenameFileResult", {
  types: [RenameFileSuccess, NotFound, InvalidInput],
});

const CreateFileInput = builder.inputType("CreateMapmakerFileInput", {
  fields: (t) => ({
    designId: t.id({ required: true }),
    outputType: t.field({ type: OutputTypeEnum }),
    outputScale: t.float(),
    name: t.string({
      description:
        "The design's name by default. Gets a number if another project of the viewer has the name.",
    }),
    backgroundId: t.id(),
    inputs: t.field({
      type: "Json",
      description: "The initial inputs by opening id.",
    }),
    requestId: t.id({
      description: "A UUID of the client: repeating it creates no second project.",
    }),
  }),
});

const UpdateFileInput = builder.inputType("UpdateFileInput", {
  fields: (t) => ({
    fileId: t.id({ required: true }),
    fileUpdatedAt: t.field({
      type: "DateTime",
      required: true,
      description: "The updatedAt that the change is based on; an older one is stale.",
    }),
    name: t.string({ required: true }),
    outputType: t.field({ type: OutputTypeEnum, required: true }),
    outputScale: t.float({ required: true }),
    accessPolicy: t.field({ type: AccessPolicyEnum, required: true }),
    backgroundId: t.id(),
    inputs: t.field({ type: "Inputs", description: "The openings that changed." }),
  }),
});

builder.mutationField("createMapmakerFile", (t) =>
  t.field({
    type: CreateFileResult,
    args: { input: t.arg({ type: CreateFileInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer, brand }) => {
      if (viewer.kind !== "account") return notSignedIn();
      const result = await backend.projects.create(viewer, brand, {
        designId: input.designId,
        outputType: input.outputType ?? undefined,
        outputScale: input.outputScale ?? undefined,
        name: input.name ?? undefined,
        backgroundId: input.backgroundId,
        inputs: input.inputs ?? undefined,
        requestId: input.requestId ?? undefined,
      });
      switch (result.kind) {
        case "created":
          return {
            __typename: "CreateMapmakerFileSuccess" as const,
            file: withOwnPolicy(viewer, result.project),
          };
        case "invalid":
          return invalidInput(result.problem);
        case "missing":
          return notFound("This map isn't available.");
        case "too-many":
          return tooManyAttempts(formatMessage(projectMessages.tooManyNewProjects));
      }
    },
  }),
);

builder.mutationField("updateFile", (t) =>
  t.field({
    type: UpdateFileResult,
    args: { input: t.arg({ type: UpdateFileInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer }) => {
      // The session has ended: the client keeps its changes and requires a login.
      if (viewer.kind !== "account") return notSignedIn();
      const { fileUpdatedAt: expectedUpdatedAt, ...changes } = withProjectId(input);
      const request = { ...changes, expectedUpdatedAt };
      const result = await backend.projects.save(viewer, request);
      switch (result.kind) {
        case "saved":
          return {
            __typename: "UpdateFileSuccess" as const,
            file: withOwnPolicy(viewer, result.project),
          };
        case "stale":
          return {
            __typename: "StaleWrite" as const,
            file: withOwnPolicy(viewer, result.project),
          };
        case "invalid":
          return invalidInput(result.problem);
        case "missing":
          return projectNotFound();
      }
    },
  }),
);

builder.mutationField("renameFile", (t) =>
  t.field({
    type: RenameFileResult,
    description: "Changes only the name; needs no updatedAt.",
    args: { fileId: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
    resolve: async (_root, { fileId: projectId, name }, { backend, viewer }) => {
      const result = await backend.projects.rename(viewer, projectId, name);
      switch (result.kind) {
        case "renamed":
          return {
            __typename: "RenameFileSuccess" as const,
            file: withOwnPolicy(viewer, result.project),
          };
        case "invalid":
          return invalidInput(result.problem);
        case "missing":
          return projectNotFound();
      }
    },
  }),
);

builder.mutationField("deleteFile", (t) =>
  t.boolean({
    description: "Deletes a project; false when the viewer has no such project.",
    args: { fileId: t.arg.id({ required: true }) },
    resolve: (_root, { fileId: projectId }, { backend, viewer }) =>
      backend.trash.add(viewer, projectId),
  }),
);

builder.mutationField("restoreFile", (t) =>
  t.boolean({
    description: "Restores a deleted project; false when the viewer has no such project.",
    args: { fileId: t.arg.id({ required: true }) },
    resolve: (_root, { fileId: projectId }, { backend, viewer }) =>
      backend.trash.restore(viewer, projectId),
  }),
);

builder.mutationField("deleteFileForever", (t) =>
  t.boolean({
    description:
      "Deletes a project in the trash for good; false when the viewer has no such project.",
    args: { fileId: t.arg.id({ required: true }) },
    resolve: (_root, { fileId: projectId }, { backend, viewer }) =>
      backend.trash.removeForever(viewer, projectId),
  }),
);
