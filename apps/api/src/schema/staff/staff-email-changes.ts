import { builder } from "../builder.ts";
import { BusinessIdEnum } from "../business-id.ts";
import { defineRefusalType, InvalidInput, invalidInput, NotFound, notFound } from "../refusal.ts";

const RequestInput = builder.inputType("StaffRequestEmailChangeInput", {
  fields: (t) => ({
    customerId: t.id({ required: true }),
    email: t.string({ required: true, description: "The new address." }),
    businessId: t.field({
      type: BusinessIdEnum,
      required: true,
      description: "The brand of the emails.",
    }),
    reason: t.string({ required: true, description: "For the audit log." }),
  }),
});

const EmailTaken = defineRefusalType("EmailTaken", "Another account has the address.");

const TAKEN = {
  __typename: "EmailTaken",
  message: "Another account already has this address.",
} as const;

const StaffEmailChangeRequested = builder
  .objectRef<{ readonly __typename: "StaffEmailChangeRequested"; readonly newEmail: string }>(
    "StaffEmailChangeRequested",
  )
  .implement({ fields: (t) => ({ newEmail: t.exposeString("newEmail") }) });

builder.mutationField("staffRequestEmailChange", (t) =>
  t.field({
    type: builder.unionType("StaffRequestEmailChangeResult", {
      types: [StaffEmailChangeRequested, EmailTaken, NotFound, InvalidInput],
    }),
    description: "Mails a link to the new address and a notice to the old one; for staff.",
    args: { input: t.arg({ type: RequestInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer }) => {
      const { customerId, businessId, ...request } = input;
      const candidate = { ...request, accountId: customerId, brand: businessId };
      const result = await backend.staff.emailChanges.request(viewer, candidate);
      switch (result.kind) {
        case "requested":
          return { __typename: "StaffEmailChangeRequested" as const, newEmail: result.newEmail };
        case "taken":
          return TAKEN;
        case "invalid":
          return invalidInput(result.problem);
        case "missing":
          return notFound("There is no such account.");
      }
    },
  }),
);

const StaffEmailChangeCanceled = builder
  .objectRef<{ readonly __typename: "StaffEmailChangeCanceled"; readonly customerId: string }>(
    "StaffEmailChangeCanceled",
  )
  .implement({ fields: (t) => ({ customerId: t.exposeID("customerId") }) });

builder.mutationField("staffCancelEmailChange", (t) =>
  t.field({
    type: builder.unionType("StaffCancelEmailChangeResult", {
      types: [StaffEmailChangeCanceled, NotFound],
    }),
    description: "The emailed link no longer works; for staff.",
    args: { customerId: t.arg.id({ required: true }) },
    resolve: async (_root, { customerId }, { backend, viewer }) =>
      (await backend.staff.emailChanges.cancel(viewer, customerId))
        ? { __typename: "StaffEmailChangeCanceled" as const, customerId }
        : notFound("There is no such account."),
  }),
);

const EmailChanged = builder
  .objectRef<{ readonly __typename: "EmailChanged"; readonly email: string }>("EmailChanged")
  .implement({ fields: (t) => ({ email: t.exposeString("email") }) });

builder.mutationField("confirmEmailChange", (t) =>
  t.field({
    type: builder.unionType("ConfirmEmailChangeResult", {
      types: [EmailChanged, EmailTaken, NotFound],
    }),
    description: "By the token of the mail to the new address. Ends every session of the account.",
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, { token }, { backend }) => {
      const result = await backend.emailChanges.confirm(token);
      if (result.kind === "changed") {
        return { __typename: "EmailChanged" as const, email: result.email };
      }
      return result.kind === "taken" ? TAKEN : notFound("This link no longer works.");
    },
  }),
);
