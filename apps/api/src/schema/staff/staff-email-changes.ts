import { EmailChanged, EmailTaken, emailTaken } from "../accounts/email-change.ts";
import { builder } from "../builder.ts";
import { BusinessIdEnum } from "../business-id.ts";
import { InvalidInput, invalidInput, NotFound, notFound } from "../refusal.ts";

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
    description: "Mails a link to the new address and a question to the old one; for staff.",
    args: { input: t.arg({ type: RequestInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer }) => {
      const { customerId, businessId, ...request } = input;
      const candidate = { ...request, accountId: customerId, brand: businessId };
      const result = await backend.staff.emailChanges.request(viewer, candidate);
      switch (result.kind) {
        case "requested":
          return { __typename: "StaffEmailChangeRequested" as const, newEmail: result.newEmail };
        case "taken":
          return emailTaken();
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
    description: "The emailed links no longer work; for staff.",
    args: { customerId: t.arg.id({ required: true }) },
    resolve: async (_root, { customerId }, { backend, viewer }) =>
      (await backend.staff.emailChanges.cancel(viewer, customerId))
        ? { __typename: "StaffEmailChangeCanceled" as const, customerId }
        : notFound("There is no such account."),
  }),
);

builder.mutationField("staffApproveEmailChange", (t) =>
  t.field({
    type: builder.unionType("StaffApproveEmailChangeResult", {
      types: [EmailChanged, EmailTaken, NotFound, InvalidInput],
    }),
    description:
      "Makes the change without the old address, three days after the request; for an administrator who did not request it.",
    args: { customerId: t.arg.id({ required: true }) },
    resolve: async (_root, { customerId }, { backend, viewer }) => {
      const result = await backend.staff.emailChanges.approve(viewer, customerId);
      switch (result.kind) {
        case "changed":
          return { __typename: "EmailChanged" as const, email: result.email };
        case "taken":
          return emailTaken();
        case "invalid":
          return invalidInput(result.problem);
        case "missing":
          return notFound("There is no change to approve.");
      }
    },
  }),
);
