import type { Customer, CustomerProject, CustomerRow, EmailChangeRow } from "@photomap/server";
import { builder } from "../builder.ts";
import { BusinessIdEnum } from "../business-id.ts";
import { NotFound, notFound } from "../refusal.ts";
import { MoneyType, presentUsd } from "../shop/money.ts";
import { TokenStatementType } from "../tokens/token-statement.ts";
import { StaffOrderSummaryType } from "./staff-orders.ts";
import { AccountRoleEnum } from "./staff-roles.ts";

const CustomerInterface = builder.interfaceRef<CustomerRow>("StaffCustomerFacts").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    email: t.exposeString("email"),
    isVerified: t.exposeBoolean("emailVerified"),
    role: t.expose("role", { type: AccountRoleEnum }),
    hasTransparentPrints: t.exposeBoolean("transparentPrints", {
      description: "Whether the account may have files with a transparent background.",
    }),
    name: t.exposeString("name"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    deletedAt: t.expose("deletedAt", {
      type: "DateTime",
      nullable: true,
      description: "When the deletion of the account was requested.",
    }),
    projectCount: t.exposeInt("projectCount"),
    orderCount: t.exposeInt("orderCount", { description: "Paid orders of the address." }),
    spent: t.field({
      type: MoneyType,
      description: "Payments minus refunds.",
      resolve: ({ spentMinor }) => presentUsd(spentMinor),
    }),
  }),
});

const StaffCustomerSummary = builder
  .objectRef<CustomerRow>("StaffCustomerSummary")
  .implement({ interfaces: [CustomerInterface], isTypeOf: () => true });

const StaffProjectType = builder.objectRef<CustomerProject>("StaffProject").implement({
  description: "A map of a customer, without its content.",
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    designId: t.exposeID("designId"),
    businessId: t.expose("brand", { type: BusinessIdEnum }),
    filledOpenings: t.exposeInt("filledOpenings"),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    canOpen: t.exposeBoolean("canOpen", {
      description: "Whether the viewer has access to it: a role gives none.",
    }),
  }),
});

const StaffEmailChangeType = builder.objectRef<EmailChangeRow>("StaffEmailChange").implement({
  description: "A new address that the account does not have yet.",
  fields: (t) => ({
    newEmail: t.exposeString("newEmail"),
    isOwn: t.exposeBoolean("isOwn", {
      description: "Whether the customer asked with the password.",
    }),
    isNewProven: t.boolean({
      description: "Whether the new address confirmed it.",
      resolve: ({ newProvenAt }) => newProvenAt !== null,
    }),
    isOldProven: t.boolean({
      description: "Whether the old address approved it.",
      resolve: ({ oldProvenAt }) => oldProvenAt !== null,
    }),
    isRequestedByViewer: t.boolean({
      resolve: ({ requestedBy }, _args, { viewer }) =>
        viewer.kind === "account" && viewer.accountId === requestedBy,
    }),
    approvableAt: t.expose("approvableAt", {
      type: "DateTime",
      description: "When an administrator may approve it in place of the old address.",
    }),
    isApprovable: t.exposeBoolean("isApprovable", { description: "Whether that time has come." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    expiresAt: t.expose("expiresAt", { type: "DateTime" }),
  }),
});

const StaffCustomerType = builder.objectRef<Customer>("StaffCustomer").implement({
  interfaces: [CustomerInterface],
  isTypeOf: () => true,
  fields: (t) => ({
    isInternal: t.exposeBoolean("isInternal", {
      description: "A verified address of the company sees hidden content with any role.",
    }),
    projects: t.expose("projects", { type: [StaffProjectType], description: "At most 100." }),
    orders: t.expose("orders", { type: [StaffOrderSummaryType], description: "At most 100." }),
    emailChange: t.field({
      type: StaffEmailChangeType,
      nullable: true,
      resolve: ({ emailChange }) => emailChange,
    }),
    stickerTokens: t.expose("tokens", {
      type: TokenStatementType,
      description: "With the last 50 transactions.",
    }),
  }),
});

const StaffCustomerConnection = builder
  .objectRef<{ readonly customers: readonly CustomerRow[]; readonly nextCursor: string | null }>(
    "StaffCustomerConnection",
  )
  .implement({
    fields: (t) => ({
      customers: t.expose("customers", { type: [StaffCustomerSummary] }),
      nextCursor: t.exposeString("nextCursor", { nullable: true }),
    }),
  });

builder.queryField("staffCustomers", (t) =>
  t.field({
    type: StaffCustomerConnection,
    nullable: true,
    description: "Accounts, newest first; null for everyone who is not staff.",
    args: { search: t.arg.string(), after: t.arg.string() },
    resolve: (_root, page, { backend, viewer }) => backend.staff.customers.search(viewer, page),
  }),
);

builder.queryField("staffCustomer", (t) =>
  t.field({
    type: StaffCustomerType,
    nullable: true,
    description: "Null when it is missing, and for everyone who is not staff.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { backend, viewer }) => backend.staff.customers.find(viewer, id),
  }),
);

const StaffTransparentPrintsSet = builder
  .objectRef<{ readonly __typename: "StaffTransparentPrintsSet"; readonly isAllowed: boolean }>(
    "StaffTransparentPrintsSet",
  )
  .implement({ fields: (t) => ({ isAllowed: t.exposeBoolean("isAllowed") }) });

builder.mutationField("staffSetTransparentPrints", (t) =>
  t.field({
    type: builder.unionType("StaffTransparentPrintsResult", {
      types: [StaffTransparentPrintsSet, NotFound],
    }),
    description: "Allows an account transparent files or takes that back; for administrators.",
    args: {
      customerId: t.arg.id({ required: true }),
      isAllowed: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { customerId, isAllowed }, { backend, viewer }) => {
      const candidate = { accountId: customerId, isAllowed };
      const { kind } = await backend.staff.printPermissions.set(viewer, candidate);
      return kind === "set"
        ? { __typename: "StaffTransparentPrintsSet" as const, isAllowed }
        : notFound("There is no such account.");
    },
  }),
);
