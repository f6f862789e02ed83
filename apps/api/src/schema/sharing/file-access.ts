import { formatMessage, sharingMessages } from "@photomap/messages";
import { GRANT_ROLES, type Grant } from "@photomap/project";
import { TooManyAttempts, tooManyAttempts } from "../accounts/refusals.ts";
import { builder } from "../builder.ts";
import { withProjectId } from "../file-id.ts";
import {
  InvalidInput,
  invalidInput,
  NotFound,
  NotSignedIn,
  notSignedIn,
  projectNotFound,
} from "../refusal.ts";

const FileAccessRole = builder.enumType("FileAccessRole", { values: GRANT_ROLES });

export const GrantType = builder.objectRef<Grant>("MapmakerFileAccess").implement({
  description: "A person who was invited to a project.",
  fields: (t) => ({
    id: t.exposeID("id"),
    fileId: t.exposeID("projectId"),
    granteeId: t.exposeID("granteeId", {
      nullable: true,
      description: "The account of the invited person; null until the invitation is used.",
    }),
    granteeEmail: t.exposeString("granteeEmail"),
    granteeHasAccount: t.exposeBoolean("granteeHasAccount"),
    role: t.field({ type: FileAccessRole, resolve: ({ role }) => role }),
  }),
});

const AddFileAccessInput = builder.inputType("AddMapmakerFileAccessInput", {
  fields: (t) => ({
    fileId: t.id({ required: true }),
    granteeEmail: t.string({ required: true }),
    role: t.field({ type: FileAccessRole, required: true }),
    note: t.string({ description: "A note in plain text, quoted in the email." }),
  }),
});

const AddFileAccessSuccess = builder
  .objectRef<{ __typename: "AddMapmakerFileAccessSuccess"; fileAccess: Grant }>(
    "AddMapmakerFileAccessSuccess",
  )
  .implement({
    fields: (t) => ({
      fileAccess: t.field({ type: GrantType, resolve: ({ fileAccess }) => fileAccess }),
    }),
  });

const AddFileAccessResult = builder.unionType("AddMapmakerFileAccessResult", {
  types: [AddFileAccessSuccess, NotFound, NotSignedIn, TooManyAttempts, InvalidInput],
});

builder.mutationField("addMapmakerFileAccess", (t) =>
  t.field({
    type: AddFileAccessResult,
    description: "Invites an address by email. Repeating it sends the email again.",
    args: { input: t.arg({ type: AddFileAccessInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer }) => {
      if (viewer.kind !== "account") return notSignedIn();
      const result = await backend.grants.add(viewer, withProjectId(input));
      switch (result.kind) {
        case "added":
          return {
            __typename: "AddMapmakerFileAccessSuccess" as const,
            fileAccess: result.grant,
          };
        case "invalid":
          return invalidInput(result.problem);
        case "mail-refused":
          return invalidInput(formatMessage(sharingMessages.inviteRefused, result));
        case "missing":
          return projectNotFound();
        case "too-many-attempts":
          return tooManyAttempts(formatMessage(sharingMessages.tooManyInvites));
      }
    },
  }),
);

const DeleteFileAccessSuccess = builder
  .objectRef<{ __typename: "DeleteMapmakerFileAccessSuccess"; id: string }>(
    "DeleteMapmakerFileAccessSuccess",
  )
  .implement({ fields: (t) => ({ id: t.exposeID("id") }) });

const DeleteFileAccessResult = builder.unionType("DeleteMapmakerFileAccessResult", {
  types: [DeleteFileAccessSuccess, NotFound, NotSignedIn],
});

builder.mutationField("deleteMapmakerFileAccess", (t) =>
  t.field({
    type: DeleteFileAccessResult,
    description: "Ends an invited person's access at once. Idempotent.",
    args: { id: t.arg.id({ required: true }), fileId: t.arg.id({ required: true }) },
    resolve: async (_root, { id, fileId: projectId }, { backend, viewer }) => {
      if (viewer.kind !== "account") return notSignedIn();
      if (!(await backend.grants.remove(viewer, { id, projectId }))) {
        return projectNotFound();
      }
      return { __typename: "DeleteMapmakerFileAccessSuccess" as const, id };
    },
  }),
);
