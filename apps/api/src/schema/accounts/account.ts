import {
  type AccountViewer,
  CAPABILITIES,
  getViewerCapabilities,
  getViewerRole,
  ROLES,
} from "@photomap/server";
import { builder } from "../builder.ts";

const RoleEnum = builder.enumType("Role", { values: ROLES });

const CapabilityEnum = builder.enumType("Capability", {
  description: "Permissions beyond the user's own projects.",
  values: Object.fromEntries(
    CAPABILITIES.map((name) => [name.toUpperCase().replaceAll("-", "_"), { value: name }]),
  ),
});

export const AccountType = builder.objectRef<AccountViewer>("Account").implement({
  fields: (t) => ({
    id: t.id({ resolve: (viewer) => viewer.accountId }),
    email: t.exposeString("email"),
    identity: t.exposeString("identity", { description: "Prefix of every upload key." }),
    stickerTokenBalance: t.float({
      resolve: (viewer, _args, { backend }) => backend.accounts.findTokenBalance(viewer),
    }),
    role: t.field({ type: RoleEnum, resolve: getViewerRole }),
    isInternal: t.boolean({
      description: "The address is verified and of the company's domain.",
      resolve: (viewer) => viewer.isInternal === true,
    }),
    isMailRefused: t.boolean({
      description: "The address is on the suppression list: no mail is sent to it.",
      resolve: (viewer, _args, { backend }) => backend.suppressionList.has(viewer.email),
    }),
    capabilities: t.field({
      type: [CapabilityEnum],
      resolve: (viewer) => [...getViewerCapabilities(viewer)],
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
