import {
  type AccountViewer,
  CAPABILITIES,
  ROLES,
  viewerCapabilities,
  viewerRole,
} from "@photomap/server";
import { builder } from "../builder.ts";

const RoleEnum = builder.enumType("Role", { values: ROLES });

const CapabilityEnum = builder.enumType("Capability", {
  description: "What somebody may do beyond their own projects.",
  values: Object.fromEntries(
    CAPABILITIES.map((name) => [name.toUpperCase().replaceAll("-", "_"), { value: name }]),
  ),
});

export const AccountType = builder.objectRef<AccountViewer>("Account").implement({
  fields: (t) => ({
    id: t.id({ resolve: (viewer) => viewer.accountId }),
    email: t.exposeString("email"),
    identity: t.exposeString("identity", { description: "First part of every upload key." }),
    stickerTokenBalance: t.float({
      resolve: (viewer, _args, { backend }) => backend.accounts.findTokenBalance(viewer),
    }),
    role: t.field({ type: RoleEnum, resolve: viewerRole }),
    isInternal: t.boolean({
      description: "The address is verified and the company's.",
      resolve: (viewer) => viewer.isInternal === true,
    }),
    isMailRefused: t.boolean({
      description: "Our mail to the address came back lately, and no more is sent for now.",
      resolve: (viewer, _args, { backend }) => backend.suppressionList.has(viewer.email),
    }),
    capabilities: t.field({
      type: [CapabilityEnum],
      resolve: (viewer) => [...viewerCapabilities(viewer)],
    }),
  }),
});

builder.queryField("account", (t) =>
  t.field({
    type: AccountType,
    nullable: true,
    description: "The signed-in person.",
    resolve: (_root, _args, { viewer }) => (viewer.kind === "account" ? viewer : null),
  }),
);
