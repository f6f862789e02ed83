import { builder } from "../builder.ts";
import { InvalidInput, invalidInput, NotFound, notFound } from "../refusal.ts";
import { GuestProjectInput } from "./guest-import.ts";

const SnapshotSuccess = builder
  .objectRef<{ __typename: "StoreGuestSnapshotSuccess"; fileId: string }>(
    "StoreGuestSnapshotSuccess",
  )
  .implement({ fields: (t) => ({ fileId: t.exposeID("fileId") }) });

const SnapshotResult = builder.unionType("StoreGuestSnapshotResult", {
  types: [SnapshotSuccess, NotFound, InvalidInput],
});

builder.mutationField("storeGuestSnapshot", (t) =>
  t.field({
    type: SnapshotResult,
    description: "A private copy of a guest's project, to print or order from; safe to repeat.",
    args: { project: t.arg({ type: GuestProjectInput, required: true }) },
    resolve: async (_root, { project }, { backend, viewer, businessId }) => {
      const result = await backend.guestSnapshots.store(viewer, businessId, project);
      switch (result.kind) {
        case "stored":
          return { __typename: "StoreGuestSnapshotSuccess" as const, fileId: result.fileId };
        case "not-a-guest":
          return invalidInput("Only a map that is kept in the browser needs this.");
        case "missing":
          return notFound("This design does not exist.");
        case "invalid":
          return invalidInput(result.problem);
      }
    },
  }),
);
