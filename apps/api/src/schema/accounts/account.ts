import {
  type AcceptedAgreement,
  type AccountViewer,
  getViewerPermissions,
  getViewerRole,
  PERMISSIONS,
  ROLES,
} from "@photomap/server";
import { builder } from "../builder.ts";

const RoleEnum = builder.enumType("Role", { values: ROLES });

const PermissionEnum = builder.enumType("Capability", {
  description: "Permissions beyond the user's own projects.",
  values: PERMISSIONS.map(presentPermission),
});

/** Returns the name of an enum value; compiled operations send the values as they are. */
function presentPermission(name: string): string {
  return name.toUpperCase().replaceAll("-", "_");
}

const AgreementType = builder.objectRef<AcceptedAgreement>("Agreement").implement({
  description: "The documents that were accepted at sign-up.",
  fields: (t) => ({
    acceptedAt: t.field({ type: "DateTime", resolve: ({ acceptedAt }) => acceptedAt }),
    termsVersion: t.string({ nullable: true, resolve: ({ termsVersion }) => termsVersion }),
    privacyVersion: t.string({ nullable: true, resolve: ({ privacyVersion }) => privacyVersion }),
  }),
});

export const AccountType = builder.objectRef<AccountViewer>("Account").implement({
  fields: (t) => ({
    id: t.id({ resolve: (viewer) => viewer.accountId }),
    email: t.exposeString("email"),
    identity: t.exposeString("identity", { description: "The prefix of every upload key." }),
    stickerTokenBalance: t.float({
      resolve: (viewer, _args, { backend }) => backend.accounts.findTokenBalance(viewer),
    }),
    role: t.field({ type: RoleEnum, resolve: getViewerRole }),
    isEmailVerified: t.boolean({
      description:
        "Whether the address is verified; orders are visible with a verified address only.",
      resolve: (viewer) => viewer.isUnverified !== true,
    }),
    hasPassword: t.boolean({
      description: "False for an account that was created by a code and has no password yet.",
      resolve: (viewer, _args, { backend }) => backend.passwords.hasPassword(viewer),
    }),
    isInternal: t.boolean({
      description: "Whether the address is verified and in the company's domain.",
      resolve: (viewer) => viewer.isInternal === true,
    }),
    isMailRefused: t.boolean({
      description:
        "Whether the address is on the suppression list, so that no email is sent to it.",
      resolve: (viewer, _args, { backend }) => backend.suppressionList.has(viewer.email),
    }),
    wantsDigest: t.boolean({
      description: "Whether new suggestions are announced by email.",
      resolve: (viewer, _args, { backend }) => backend.digestSetting.isEnabled(viewer),
    }),
    agreement: t.field({
      type: AgreementType,
      nullable: true,
      resolve: (viewer, _args, { backend }) => backend.accounts.findAgreement(viewer),
    }),
    capabilities: t.field({
      type: [PermissionEnum],
      resolve: (viewer) => getViewerPermissions(viewer).map(presentPermission),
    }),
  }),
});

builder.queryField("account", (t) =>
  t.field({
    type: AccountType,
    nullable: true,
    description: "The signed-in account; null without one.",
    resolve: (_root, _args, { viewer }) => (viewer.kind === "account" ? viewer : null),
  }),
);

builder.mutationField("setWantsDigest", (t) =>
  t.boolean({
    description: "Turns the emails about new suggestions on or off. False without an account.",
    args: { wantsDigest: t.arg.boolean({ required: true }) },
    resolve: async (_root, { wantsDigest }, { backend, viewer }) => {
      if (viewer.kind !== "account") return false;
      await backend.digestSetting.setEnabled(viewer, wantsDigest);
      return true;
    },
  }),
);

builder.mutationField("unsubscribe", (t) =>
  t.boolean({
    description: "Turns the emails about new suggestions off, with the token from an email.",
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, { backend }) => backend.digestSetting.unsubscribe(token),
  }),
);
