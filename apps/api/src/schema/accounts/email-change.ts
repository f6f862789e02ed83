import { builder } from "../builder.ts";
import {
  defineRefusalType,
  InvalidInput,
  invalidInput,
  NotFound,
  NotSignedIn,
  notFound,
  notSignedIn,
} from "../refusal.ts";
import {
  IncorrectPassword,
  incorrectPassword,
  TooManyAttempts,
  tooManyPasswordAttempts,
} from "./refusals.ts";

export const EmailTaken = defineRefusalType("EmailTaken", "Another account has the address.");

export function emailTaken() {
  return {
    __typename: "EmailTaken",
    message: "Another account already has this address.",
  } as const;
}

export const EmailChanged = builder
  .objectRef<{ readonly __typename: "EmailChanged"; readonly email: string }>("EmailChanged")
  .implement({
    description: "The account has its new address; every session of it has ended.",
    fields: (t) => ({ email: t.exposeString("email") }),
  });

const EmailChangeRequested = builder
  .objectRef<{ readonly __typename: "EmailChangeRequested"; readonly newEmail: string }>(
    "EmailChangeRequested",
  )
  .implement({ fields: (t) => ({ newEmail: t.exposeString("newEmail") }) });

builder.mutationField("requestEmailChange", (t) =>
  t.field({
    type: builder.unionType("RequestEmailChangeResult", {
      types: [EmailChangeRequested, IncorrectPassword, TooManyAttempts, NotSignedIn, InvalidInput],
    }),
    description:
      "Mails a link to the new address, which makes the change. The result is the same when another account has it.",
    args: {
      email: t.arg.string({ required: true, description: "The new address." }),
      password: t.arg.string({ required: true }),
    },
    resolve: async (_root, input, { backend, viewer, caller }) => {
      if (viewer.kind !== "account") return notSignedIn();
      const result = await backend.ownEmailChanges.request(caller, viewer, input);
      switch (result.kind) {
        case "requested":
          return { __typename: "EmailChangeRequested" as const, newEmail: result.newEmail };
        case "incorrect-password":
          return incorrectPassword();
        case "too-many-attempts":
          return tooManyPasswordAttempts(result);
        case "invalid":
          return invalidInput(result.problem);
      }
    },
  }),
);

const EmailChangeWaiting = builder
  .objectRef<{ readonly __typename: "EmailChangeWaiting"; readonly email: string }>(
    "EmailChangeWaiting",
  )
  .implement({
    description: "One address has answered; the change waits for the other one.",
    fields: (t) => ({ email: t.exposeString("email", { description: "The other address." }) }),
  });

const LINK_REFUSED = "This link has been used, or it's too old.";
const OTHER_ACCOUNT =
  "This link belongs to another account. Log out, log in to that account, and open the link again. If you didn't ask for a new address, ignore the email.";

builder.mutationField("confirmEmailChange", (t) =>
  t.field({
    type: builder.unionType("ConfirmEmailChangeResult", {
      types: [EmailChanged, EmailChangeWaiting, EmailTaken, NotSignedIn, NotFound],
    }),
    description:
      "By the token of the mail to the new address. The owner's own change needs a session of the account.",
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, { token }, { backend, viewer }) => {
      const result = await backend.emailChanges.confirm(token, viewer);
      switch (result.kind) {
        case "changed":
          return { __typename: "EmailChanged" as const, email: result.email };
        case "waiting":
          return { __typename: "EmailChangeWaiting" as const, email: result.oldEmail };
        case "taken":
          return emailTaken();
        case "not-signed-in":
          return notSignedIn();
        case "other-account":
          return notFound(OTHER_ACCOUNT);
        case "refused":
          return notFound(LINK_REFUSED);
      }
    },
  }),
);

builder.mutationField("allowEmailChange", (t) =>
  t.field({
    type: builder.unionType("AllowEmailChangeResult", {
      types: [EmailChanged, EmailChangeWaiting, EmailTaken, NotFound],
    }),
    description: "By the token of the mail to the old address.",
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, { token }, { backend }) => {
      const result = await backend.emailChangeAnswers.allow(token);
      switch (result.kind) {
        case "changed":
          return { __typename: "EmailChanged" as const, email: result.email };
        case "waiting":
          return { __typename: "EmailChangeWaiting" as const, email: result.newEmail };
        case "taken":
          return emailTaken();
        case "refused":
          return notFound(LINK_REFUSED);
      }
    },
  }),
);

const EmailChangeStopped = builder
  .objectRef<{
    readonly __typename: "EmailChangeStopped";
    readonly email: string;
    readonly isUndone: boolean;
  }>("EmailChangeStopped")
  .implement({
    description: "The account keeps its old address, or has it again.",
    fields: (t) => ({
      email: t.exposeString("email", { description: "The old address." }),
      isUndone: t.exposeBoolean("isUndone", {
        description: "Whether the change was made before; the password has to be chosen anew.",
      }),
    }),
  });

builder.mutationField("stopEmailChange", (t) =>
  t.field({
    type: builder.unionType("StopEmailChangeResult", {
      types: [EmailChangeStopped, EmailTaken, NotFound],
    }),
    description: "By the token of a mail to the old address, also for 14 days after the change.",
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, { token }, { backend }) => {
      const result = await backend.emailChangeAnswers.stop(token);
      switch (result.kind) {
        case "stopped":
        case "undone": {
          const isUndone = result.kind === "undone";
          return { __typename: "EmailChangeStopped" as const, email: result.email, isUndone };
        }
        case "taken":
          return emailTaken();
        case "refused":
          return notFound(LINK_REFUSED);
      }
    },
  }),
);
