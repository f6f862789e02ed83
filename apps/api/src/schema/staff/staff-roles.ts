import { ACCOUNT_ROLES, type AccountRole } from "@photomap/server";
import { builder } from "../builder.ts";
import { defineRefusalType, NotFound, notFound } from "../refusal.ts";

export const AccountRoleEnum = builder.enumType("AccountRole", {
  description: "The role that is stored with an account; a guest has none.",
  values: ACCOUNT_ROLES,
});

const SetRoleInput = builder.inputType("StaffSetRoleInput", {
  fields: (t) => ({
    customerId: t.id({ required: true }),
    role: t.field({ type: AccountRoleEnum, required: true }),
    previousRole: t.field({
      type: AccountRoleEnum,
      required: true,
      description: "As it was shown: if the role has changed since, this change is refused.",
    }),
  }),
});

const StaffRoleSet = builder
  .objectRef<{ readonly __typename: "StaffRoleSet"; readonly role: AccountRole }>("StaffRoleSet")
  .implement({ fields: (t) => ({ role: t.expose("role", { type: AccountRoleEnum }) }) });

const StaffRoleOutdated = defineRefusalType(
  "StaffRoleOutdated",
  "The account has a different role from the one that was shown.",
);

const StaffRoleRefused = defineRefusalType(
  "StaffRoleRefused",
  "It is the own role of the viewer, or the account cannot become staff.",
);

builder.mutationField("staffSetRole", (t) =>
  t.field({
    type: builder.unionType("StaffSetRoleResult", {
      types: [StaffRoleSet, StaffRoleOutdated, StaffRoleRefused, NotFound],
    }),
    description: "Ends every session of the account; for administrators.",
    args: { input: t.arg({ type: SetRoleInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer }) => {
      const { customerId, ...request } = input;
      const candidate = { ...request, accountId: customerId };
      const result = await backend.staff.roleChanges.set(viewer, candidate);
      switch (result.kind) {
        case "changed":
        case "unchanged":
          return { __typename: "StaffRoleSet" as const, role: input.role };
        case "own":
          return refuse("You can't change your own role. Ask another administrator.");
        case "unverified":
          return refuse("The address isn't verified, so the account can't become staff.");
        case "deleted":
          return refuse("The account is being deleted, so it can't become staff.");
        case "outdated":
          return {
            __typename: "StaffRoleOutdated" as const,
            message: "Someone else changed the role. Check it and try again.",
          };
        case "missing":
          return notFound("There is no such account.");
      }
    },
  }),
);

function refuse(message: string) {
  return { __typename: "StaffRoleRefused" as const, message };
}
