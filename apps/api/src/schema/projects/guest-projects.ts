import { formatMessage, projectMessages } from "@photomap/messages";
import { TooManyAttempts, tooManyAttempts } from "../accounts/refusals.ts";
import { builder } from "../builder.ts";
import { OutputTypeEnum } from "../designs/design.ts";
import {
  InvalidInput,
  invalidInput,
  NotFound,
  NotSignedIn,
  notFound,
  notSignedIn,
} from "../refusal.ts";

const GuestProjectInput = builder.inputType("GuestProjectInput", {
  fields: (t) => ({
    requestId: t.id({
      required: true,
      description: "The id of the project in the browser, a UUID.",
    }),
    designId: t.id({ required: true }),
    name: t.string({ required: true }),
    outputType: t.field({ type: OutputTypeEnum, required: true }),
    outputScale: t.float({ required: true }),
    backgroundId: t.id(),
    inputs: t.field({ type: "Json", required: true }),
  }),
});

const GuestDataInput = builder.inputType("GuestDataInput", {
  description: "All data of a guest in this browser.",
  fields: (t) => ({ projects: t.field({ type: [GuestProjectInput], required: true }) }),
});

interface Imported {
  readonly requestId: string;
  readonly projectId: string;
  readonly isNew: boolean;
}

const ImportedProject = builder.objectRef<Imported>("ImportedProject").implement({
  fields: (t) => ({
    requestId: t.exposeID("requestId"),
    fileId: t.exposeID("projectId"),
    isNew: t.exposeBoolean("isNew", {
      description: "Whether this import created the project; an earlier one may have.",
    }),
  }),
});

const ImportSuccess = builder
  .objectRef<{ __typename: "ImportGuestDataSuccess"; projects: readonly Imported[] }>(
    "ImportGuestDataSuccess",
  )
  .implement({
    description: "Everything is stored in the account; the browser may delete its copy.",
    fields: (t) => ({
      projects: t.field({ type: [ImportedProject], resolve: ({ projects }) => [...projects] }),
    }),
  });

const PhotosMissing = builder
  .objectRef<{ __typename: "PhotosMissing"; photoIds: readonly string[] }>("PhotosMissing")
  .implement({
    description: "Nothing was imported: these photos have to be uploaded first.",
    fields: (t) => ({
      photoIds: t.idList({ resolve: ({ photoIds }) => [...photoIds] }),
    }),
  });

const ImportResult = builder.unionType("ImportGuestDataResult", {
  types: [ImportSuccess, PhotosMissing, NotSignedIn, TooManyAttempts, InvalidInput],
});

builder.mutationField("importGuestData", (t) =>
  t.field({
    type: ImportResult,
    description: "Imports a guest's data into the account, all or nothing. Idempotent.",
    args: { data: t.arg({ type: GuestDataInput, required: true }) },
    resolve: async (_root, { data }, { backend, viewer, brand }) => {
      if (viewer.kind !== "account") return notSignedIn();
      const result = await backend.guestImports.import(viewer, brand, data);
      switch (result.kind) {
        case "imported":
          return { __typename: "ImportGuestDataSuccess" as const, projects: result.projects };
        case "photos-missing":
          return { __typename: "PhotosMissing" as const, photoIds: result.photoIds };
        case "invalid":
          return invalidInput(result.problem);
        case "too-many":
          return tooManyAttempts(formatMessage(projectMessages.tooManyNewProjects));
      }
    },
  }),
);

const SnapshotSuccess = builder
  .objectRef<{ __typename: "StoreGuestSnapshotSuccess"; projectId: string }>(
    "StoreGuestSnapshotSuccess",
  )
  .implement({ fields: (t) => ({ fileId: t.exposeID("projectId") }) });

const SnapshotResult = builder.unionType("StoreGuestSnapshotResult", {
  types: [SnapshotSuccess, NotFound, TooManyAttempts, InvalidInput],
});

builder.mutationField("storeGuestSnapshot", (t) =>
  t.field({
    type: SnapshotResult,
    description:
      "Stores a private copy of a guest's project for printing and ordering. Idempotent.",
    args: { project: t.arg({ type: GuestProjectInput, required: true }) },
    resolve: async (_root, { project }, { backend, viewer, brand }) => {
      const result = await backend.guestSnapshots.store(viewer, brand, project);
      switch (result.kind) {
        case "stored":
          return { __typename: "StoreGuestSnapshotSuccess" as const, projectId: result.projectId };
        case "not-a-guest":
          return invalidInput("Only maps kept in the browser need this.");
        case "missing":
          return notFound("This map isn't available.");
        case "invalid":
          return invalidInput(result.problem);
        case "too-many":
          return tooManyAttempts(formatMessage(projectMessages.tooManyNewProjects));
      }
    },
  }),
);
