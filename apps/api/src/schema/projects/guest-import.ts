import { builder } from "../builder.ts";
import { OutputTypeEnum } from "../enums.ts";
import { InvalidInput, invalidInput, NotSignedIn, notSignedIn } from "../refusal.ts";

export const GuestProjectInput = builder.inputType("GuestProjectInput", {
  fields: (t) => ({
    requestId: t.id({ required: true, description: "The project's own UUID in the browser." }),
    designId: t.id({ required: true }),
    name: t.string({ required: true }),
    outputType: t.field({ type: OutputTypeEnum, required: true }),
    outputScale: t.float({ required: true }),
    backgroundId: t.id(),
    inputs: t.field({ type: "Json", required: true }),
  }),
});

const GuestDataInput = builder.inputType("GuestDataInput", {
  description: "Everything a guest made in this browser.",
  fields: (t) => ({ projects: t.field({ type: [GuestProjectInput], required: true }) }),
});

interface Imported {
  readonly requestId: string;
  readonly fileId: string;
  readonly isNew: boolean;
}

const ImportedProject = builder.objectRef<Imported>("ImportedProject").implement({
  fields: (t) => ({
    requestId: t.exposeID("requestId"),
    fileId: t.exposeID("fileId"),
    isNew: t.exposeBoolean("isNew", { description: "Otherwise an earlier import made it." }),
  }),
});

const ImportSuccess = builder
  .objectRef<{ __typename: "ImportGuestDataSuccess"; projects: readonly Imported[] }>(
    "ImportGuestDataSuccess",
  )
  .implement({
    description: "The account has it all: the browser may forget its copy.",
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
  types: [ImportSuccess, PhotosMissing, NotSignedIn, InvalidInput],
});

builder.mutationField("importGuestData", (t) =>
  t.field({
    type: ImportResult,
    description: "Moves what a guest made to the account, all or nothing, safe to repeat.",
    args: { data: t.arg({ type: GuestDataInput, required: true }) },
    resolve: async (_root, { data }, { backend, viewer, businessId }) => {
      if (viewer.kind !== "account") return notSignedIn();
      const result = await backend.guestImports.import(viewer, businessId, data);
      switch (result.kind) {
        case "imported":
          return { __typename: "ImportGuestDataSuccess" as const, projects: result.projects };
        case "photos-missing":
          return { __typename: "PhotosMissing" as const, photoIds: result.photoIds };
        case "invalid":
          return invalidInput(result.problem);
      }
    },
  }),
);
