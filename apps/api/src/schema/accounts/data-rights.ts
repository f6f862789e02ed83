import type { DataExport } from "@photomap/server";
import { builder } from "../builder.ts";
import {
  InvalidInput,
  invalidInput,
  NotFound,
  NotSignedIn,
  notFound,
  notSignedIn,
} from "../refusal.ts";
import {
  IncorrectPassword,
  incorrectPassword,
  TooManyAttempts,
  tooManyAttempts,
  tooManyPasswordAttempts,
} from "./refusals.ts";

const ExportStatusEnum = builder.enumType("DataExportStatus", {
  values: ["WAITING", "RUNNING", "DONE", "FAILED", "EXPIRED"] as const,
});

const DataExportType = builder.objectRef<DataExport>("DataExport").implement({
  description: "An export of all data of the account as one file.",
  fields: (t) => ({
    id: t.exposeID("id"),
    status: t.field({ type: ExportStatusEnum, resolve: ({ status }) => status }),
    photosDone: t.exposeInt("photosDone"),
    photosTotal: t.int({
      nullable: true,
      description: "The number of photos; null until they are counted.",
      resolve: ({ photosTotal }) => photosTotal,
    }),
    bytes: t.float({ nullable: true, resolve: ({ bytes }) => bytes }),
    expiresAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ expiresAt }) => expiresAt,
    }),
  }),
});

const DataExportRequested = builder
  .objectRef<{ readonly __typename: "DataExportRequested"; readonly dataExport: DataExport }>(
    "DataExportRequested",
  )
  .implement({
    fields: (t) => ({
      dataExport: t.field({ type: DataExportType, resolve: ({ dataExport }) => dataExport }),
    }),
  });

const RequestExportResult = builder.unionType("RequestDataExportResult", {
  types: [DataExportRequested, TooManyAttempts, NotSignedIn],
});

builder.queryField("dataExport", (t) =>
  t.field({
    type: DataExportType,
    nullable: true,
    description: "The viewer's newest export.",
    resolve: async (_root, _args, { backend, viewer }) =>
      viewer.kind === "account" ? ((await backend.exports.find(viewer)) ?? null) : null,
  }),
);

builder.mutationField("requestDataExport", (t) =>
  t.field({
    type: RequestExportResult,
    description: "Requests an export, or returns the unfinished one.",
    resolve: async (_root, _args, { backend, viewer, brand }) => {
      if (viewer.kind !== "account") return notSignedIn();
      const result = await backend.exports.request(viewer, brand);
      return result.kind === "accepted"
        ? { __typename: "DataExportRequested" as const, dataExport: result.export }
        : tooManyAttempts("You've requested five files today. Please try again tomorrow.");
    },
  }),
);

const DataExportOpened = builder
  .objectRef<{ readonly __typename: "DataExportOpened"; readonly url: string }>("DataExportOpened")
  .implement({
    fields: (t) => ({
      url: t.exposeString("url", {
        description: "The address that downloads the file; valid for five minutes.",
      }),
    }),
  });

const DownloadExportResult = builder.unionType("DownloadDataExportResult", {
  types: [DataExportOpened, IncorrectPassword, TooManyAttempts, NotFound, NotSignedIn],
});

builder.mutationField("downloadDataExport", (t) =>
  t.field({
    type: DownloadExportResult,
    description: "Opens the newest file, after the account's password was entered again.",
    args: { password: t.arg.string({ required: true }) },
    resolve: async (_root, { password }, { backend, viewer }) => {
      if (viewer.kind !== "account") return notSignedIn();
      const result = await backend.exports.download(viewer, password);
      switch (result.kind) {
        case "opened":
          return { __typename: "DataExportOpened" as const, url: result.url };
        case "missing":
          return notFound("This file has expired. Make a new one.");
        case "incorrect-password":
          return incorrectPassword();
        case "too-many-attempts":
          return tooManyPasswordAttempts(result);
      }
    },
  }),
);

const DeletionRequested = builder
  .objectRef<{ readonly __typename: "DeletionRequested"; readonly restorableUntil: Date }>(
    "DeletionRequested",
  )
  .implement({
    description: "Every session has ended; a log-in can restore the account until then.",
    fields: (t) => ({
      restorableUntil: t.field({
        type: "DateTime",
        resolve: ({ restorableUntil }) => restorableUntil,
      }),
    }),
  });

const DeleteAccountResult = builder.unionType("DeleteAccountResult", {
  types: [DeletionRequested, IncorrectPassword, TooManyAttempts, NotSignedIn, InvalidInput],
});

builder.mutationField("deleteAccount", (t) =>
  t.field({
    type: DeleteAccountResult,
    args: {
      password: t.arg.string({ required: true }),
      confirmation: t.arg.string({
        required: true,
        description: "The word delete, typed by the user.",
      }),
    },
    resolve: async (_root, input, { backend, viewer, caller, cookies }) => {
      if (viewer.kind !== "account") return notSignedIn();
      const result = await backend.deletions.request(caller, viewer, input);
      switch (result.kind) {
        case "deleted":
          cookies.clearSession();
          return {
            __typename: "DeletionRequested" as const,
            restorableUntil: result.restorableUntil,
          };
        case "not-confirmed":
          return invalidInput("Type the word delete to confirm.");
        case "incorrect-password":
          return incorrectPassword();
        case "too-many-attempts":
          return tooManyPasswordAttempts(result);
      }
    },
  }),
);

builder.mutationField("retryMail", (t) =>
  t.boolean({
    description: "Removes the viewer's address from the suppression list.",
    resolve: async (_root, _args, { backend, viewer }) => {
      if (viewer.kind !== "account") return false;
      await backend.suppressionList.remove(viewer.email);
      return true;
    },
  }),
);
