import { formatMessage, sharingMessages } from "@photomap/messages";
import { can } from "@photomap/project";
import type { ShareLink, ShareLinkChangeResult } from "@photomap/server";
import {
  IncorrectPassword,
  incorrectPassword,
  TooManyAttempts,
  tooManyPasswordAttempts,
} from "../accounts/refusals.ts";
import { builder } from "../builder.ts";
import {
  defineRefusalType,
  InvalidInput,
  invalidInput,
  NotFound,
  NotSignedIn,
  notSignedIn,
  projectNotFound,
} from "../refusal.ts";
import { createProjectResultType, ProjectType } from "./file.ts";

const ShareLinkType = builder.objectRef<ShareLink>("ShareLink").implement({
  description: "The link of a public project.",
  fields: (t) => ({
    url: t.exposeString("url"),
    expiresAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "The time from which the link opens nothing; null is never.",
      resolve: ({ expiresAt }) => expiresAt,
    }),
    hasPassword: t.exposeBoolean("hasPassword"),
    version: t.exposeInt("version", {
      description:
        "The version, raised by a renewal and a new password, which end the access given before.",
    }),
  }),
});

builder.objectField(ProjectType, "shareLink", (t) =>
  t.field({
    type: ShareLinkType,
    nullable: true,
    description: "The link; null for viewers who may not manage access.",
    resolve: ({ row, policy }, _args, { backend }) =>
      can(policy, "manageAccess") ? backend.shareLinks.get(row) : null,
  }),
);

const ShareLinkSuccess = builder
  .objectRef<{ readonly __typename: "ShareLinkSuccess"; readonly shareLink: ShareLink }>(
    "ShareLinkSuccess",
  )
  .implement({
    description: "The link as it is stored now.",
    fields: (t) => ({
      shareLink: t.field({ type: ShareLinkType, resolve: ({ shareLink }) => shareLink }),
    }),
  });

const ShareLinkResult = builder.unionType("ShareLinkResult", {
  types: [ShareLinkSuccess, NotFound, NotSignedIn, InvalidInput],
});

function presentResult(result: ShareLinkChangeResult) {
  switch (result.kind) {
    case "changed":
      return { __typename: "ShareLinkSuccess" as const, shareLink: result.shareLink };
    case "invalid":
      return invalidInput(result.problem);
    case "missing":
      return projectNotFound();
  }
}

builder.mutationField("updateShareLink", (t) =>
  t.field({
    type: ShareLinkResult,
    description: "Changes the given values.",
    args: {
      fileId: t.arg.id({ required: true }),
      expiresAt: t.arg({ type: "DateTime", description: "The new expiry; null removes it." }),
      password: t.arg.string(),
      removePassword: t.arg.boolean(),
    },
    resolve: async (_root, { fileId: projectId, expiresAt, ...args }, { backend, viewer }) => {
      if (viewer.kind !== "account") return notSignedIn();
      const password = args.removePassword ? null : (args.password ?? undefined);
      return presentResult(
        await backend.shareLinks.update(viewer, projectId, { expiresAt, password }),
      );
    },
  }),
);

builder.mutationField("renewShareLink", (t) =>
  t.field({
    type: ShareLinkResult,
    description: "Replaces the link by a new one; the old one ends at once.",
    args: {
      fileId: t.arg.id({ required: true }),
      requestId: t.arg.id({
        required: true,
        description: "A UUID of the client: repeating it creates no other link.",
      }),
    },
    resolve: async (_root, { fileId: projectId, requestId }, { backend, viewer }) => {
      if (viewer.kind !== "account") return notSignedIn();
      return presentResult(await backend.shareLinks.renew(viewer, projectId, requestId));
    },
  }),
);

const OpenShareLinkSuccess = createProjectResultType(
  "OpenShareLinkSuccess",
  "A cookie of the response permits further reads.",
);

const SharePasswordRequired = defineRefusalType(
  "SharePasswordRequired",
  "The link is valid and needs its password.",
);

const OpenShareLinkResult = builder.unionType("OpenShareLinkResult", {
  types: [
    OpenShareLinkSuccess,
    SharePasswordRequired,
    IncorrectPassword,
    NotFound,
    TooManyAttempts,
  ],
});

builder.mutationField("openShareLink", (t) =>
  t.field({
    type: OpenShareLinkResult,
    args: {
      fileId: t.arg.id({ required: true }),
      key: t.arg.string(),
      password: t.arg.string(),
    },
    resolve: async (_root, { fileId: projectId, key, password }, context) => {
      const { backend, viewer, caller, cookies } = context;
      const result = await backend.shareLinks.open({
        networks: caller,
        projectId,
        key: key ?? undefined,
        password: password ?? undefined,
      });
      switch (result.kind) {
        case "opened": {
          cookies.addSharePass(result.pass);
          const sharePasses = [...(viewer.sharePasses ?? []), result.pass];
          const visible = await backend.projects.findVisible({ ...viewer, sharePasses }, projectId);
          if (visible === undefined) return projectNotFound();
          const file = { row: visible.project, policy: visible.policy };
          return { __typename: "OpenShareLinkSuccess" as const, file };
        }
        case "password-required": {
          const message = formatMessage(sharingMessages.passwordNeeded);
          return { __typename: "SharePasswordRequired" as const, message };
        }
        case "incorrect-password":
          return incorrectPassword(formatMessage(sharingMessages.passwordRefused));
        case "missing":
          return projectNotFound();
        case "too-many-attempts":
          return tooManyPasswordAttempts(result);
      }
    },
  }),
);
