import { accountMessages, formatMessage } from "@photomap/messages";
import type { SignInSuccess as SignedInResult } from "@photomap/server";
import type { ResponseCookies } from "../builder.ts";
import { builder } from "../builder.ts";
import {
  InvalidInput,
  invalidInput,
  NotSignedIn,
  notSignedIn,
  RefusalInterface,
} from "../refusal.ts";
import { AccountType } from "./account.ts";
import {
  IncorrectPassword,
  incorrectPassword,
  PasswordResetRequired,
  passwordResetRequired,
  TooManyAttempts,
  tooManyPasswordAttempts,
  UserNotConfirmed,
  UserNotFound,
  userNotConfirmed,
  userNotFound,
} from "./refusals.ts";

interface SignedInShape {
  readonly __typename: "SignedIn";
  readonly token: string;
  readonly isRestored: boolean;
}

export const SignedIn = builder.objectRef<SignedInShape>("SignedIn").implement({
  description: "The session cookie is set.",
  fields: (t) => ({
    isRestored: t.exposeBoolean("isRestored", {
      description: "Whether the account was deleted and has been restored.",
    }),
    account: t.field({
      type: AccountType,
      nullable: true,
      resolve: async ({ token }, _args, { backend }) => {
        const viewer = await backend.sessions.requireViewer(token);
        return viewer.kind === "account" ? viewer : null;
      },
    }),
  }),
});

export function completeSignIn(
  { session, isRestored = false }: SignedInResult,
  cookies: ResponseCookies,
): SignedInShape {
  cookies.setSession(session);
  return { __typename: "SignedIn", token: session.token, isRestored };
}

const AccountDeleted = builder
  .objectRef<{
    readonly __typename: "AccountDeleted";
    readonly message: string;
    readonly restorableUntil: Date;
  }>("AccountDeleted")
  .implement({
    description: "The account is deleted and can be restored until then.",
    interfaces: [RefusalInterface],
    fields: (t) => ({
      restorableUntil: t.field({
        type: "DateTime",
        resolve: ({ restorableUntil }) => restorableUntil,
      }),
    }),
  });

const PasswordChanged = builder
  .objectRef<{ readonly __typename: "PasswordChanged"; readonly message: string }>(
    "PasswordChanged",
  )
  .implement({
    description: "Every other session of the account has ended.",
    fields: (t) => ({ message: t.exposeString("message") }),
  });

const SignInResult = builder.unionType("SignInResult", {
  types: [
    SignedIn,
    UserNotConfirmed,
    PasswordResetRequired,
    UserNotFound,
    AccountDeleted,
    IncorrectPassword,
    TooManyAttempts,
    InvalidInput,
  ],
});

const ChangePasswordResult = builder.unionType("ChangePasswordResult", {
  types: [PasswordChanged, IncorrectPassword, TooManyAttempts, NotSignedIn, InvalidInput],
});

builder.mutationField("signIn", (t) =>
  t.field({
    type: SignInResult,
    args: {
      email: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
      restore: t.arg.boolean({
        defaultValue: false,
        description: "Whether to restore a deleted account.",
      }),
    },
    resolve: async (_root, { email, password, restore }, { backend, caller, cookies }) => {
      const input = { email, password, restore: restore === true };
      const result = await backend.accounts.signIn(caller, input);
      switch (result.kind) {
        case "signed-in":
          return completeSignIn(result, cookies);
        case "deleted":
          return {
            __typename: "AccountDeleted" as const,
            message: "This account is being deleted.",
            restorableUntil: result.restorableUntil,
          };
        case "not-confirmed":
          return userNotConfirmed();
        case "reset-required":
          // The browser that requested a code has its own attempts at it.
          if (caller.device !== undefined) cookies.setDevice(caller.device);
          return passwordResetRequired();
        case "not-found":
          return userNotFound();
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

builder.mutationField("signOut", (t) =>
  t.boolean({
    description: "Ends this session, or all sessions of the account with `everywhere`.",
    args: { everywhere: t.arg.boolean({ defaultValue: false }) },
    resolve: async (_root, { everywhere }, { backend, viewer, caller, cookies }) => {
      if (everywhere && viewer.kind === "account") await backend.sessions.endAll(viewer.accountId);
      if (caller.token !== undefined) await backend.sessions.end(caller.token);
      cookies.clearSession();
      return true;
    },
  }),
);

builder.mutationField("changePassword", (t) =>
  t.field({
    type: ChangePasswordResult,
    args: {
      currentPassword: t.arg.string({ required: true }),
      newPassword: t.arg.string({ required: true }),
    },
    resolve: async (_root, input, { backend, viewer, caller, cookies }) => {
      if (viewer.kind !== "account") return notSignedIn();
      const result = await backend.passwords.change(caller, viewer, input);
      switch (result.kind) {
        case "changed":
          cookies.setSession(result.session);
          return {
            __typename: "PasswordChanged" as const,
            message: formatMessage(accountMessages.passwordUpdated),
          };
        case "incorrect-password":
          return incorrectPassword(formatMessage(accountMessages.currentPasswordIncorrect));
        case "too-many-attempts":
          return tooManyPasswordAttempts(result);
        case "invalid":
          return invalidInput(result.problem);
      }
    },
  }),
);
