import type { AccountViewer } from "@photomap/server";
import { builder } from "./builder.ts";

const AccountType = builder.objectRef<AccountViewer>("Account").implement({
  fields: (t) => ({
    id: t.id({ resolve: (viewer) => viewer.accountId }),
    email: t.exposeString("email"),
    identity: t.exposeString("identity", { description: "First part of every upload key." }),
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
