import { accountMessages, formatMessage } from "@photomap/messages";
import type { Agreement, CodeRequestResult, CodeSignInResult } from "@photomap/server";
import type { Context, ResponseCookies } from "../builder.ts";
import { builder } from "../builder.ts";
import { InvalidInput, invalidInput } from "../refusal.ts";
import {
  CodeRefused,
  codeRefused,
  IncorrectPassword,
  incorrectPassword,
  MailRefused,
  mailRefused,
  TooManyAttempts,
  tooManyAttempts,
  UserNotFound,
  userNotFound,
} from "./refusals.ts";
import { completeSignIn, SignedIn } from "./sign-in.ts";

const CodeSent = builder
  .objectRef<{ readonly __typename: "CodeSent"; readonly email: string; readonly message: string }>(
    "CodeSent",
  )
  .implement({
    description:
      "The same result for every address, so that it doesn't reveal which ones have an account.",
    fields: (t) => ({ email: t.exposeString("email"), message: t.exposeString("message") }),
  });

const CodeRequestUnion = builder.unionType("CodeRequestResult", {
  types: [CodeSent, MailRefused, TooManyAttempts, InvalidInput],
});

const CodeUnion = builder.unionType("CodeResult", {
  types: [SignedIn, CodeRefused, MailRefused, IncorrectPassword, TooManyAttempts, InvalidInput],
});

const SignInWithCodeUnion = builder.unionType("SignInWithCodeResult", {
  types: [SignedIn, CodeRefused, MailRefused, UserNotFound, TooManyAttempts, InvalidInput],
});

builder.mutationField("signUp", (t) =>
  t.field({
    type: CodeRequestUnion,
    args: {
      email: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
      acceptsTerms: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { email, password, acceptsTerms }, { backend, caller, cookies }) => {
      if (!acceptsTerms) return invalidInput(formatMessage(accountMessages.acceptTerms));
      const agreement = findAgreement({ backend, caller });
      return presentRequest(await backend.accounts.signUp(caller, { email, password, agreement }), {
        caller,
        cookies,
      });
    },
  }),
);

builder.mutationField("resendVerificationCode", (t) =>
  t.field({
    type: CodeRequestUnion,
    args: { email: t.arg.string({ required: true }) },
    resolve: async (_root, { email }, { backend, caller, cookies }) =>
      presentRequest(await backend.accounts.sendCode(caller, { email, purpose: "VERIFY_EMAIL" }), {
        caller,
        cookies,
      }),
  }),
);

builder.mutationField("sendPasswordResetCode", (t) =>
  t.field({
    type: CodeRequestUnion,
    args: { email: t.arg.string({ required: true }) },
    resolve: async (_root, { email }, { backend, caller, cookies }) =>
      presentRequest(
        await backend.accounts.sendCode(caller, { email, purpose: "RESET_PASSWORD" }),
        { caller, cookies },
      ),
  }),
);

builder.mutationField("verifyEmail", (t) =>
  t.field({
    type: CodeUnion,
    args: {
      email: t.arg.string({ required: true }),
      code: t.arg.string({ required: true }),
      password: t.arg.string({
        required: true,
        description: "Proves that the mailbox and the sign-up belong to the same user.",
      }),
    },
    resolve: async (_root, input, { backend, caller, cookies }) =>
      presentResult(await backend.accounts.verifyEmail(caller, input), cookies),
  }),
);

builder.mutationField("resetPassword", (t) =>
  t.field({
    type: CodeUnion,
    args: {
      email: t.arg.string({ required: true }),
      code: t.arg.string({ required: true }),
      newPassword: t.arg.string({ required: true }),
    },
    resolve: async (_root, input, { backend, caller, cookies }) =>
      presentResult(await backend.accounts.resetPassword(caller, input), cookies),
  }),
);

builder.mutationField("sendSignInCode", (t) =>
  t.field({
    type: CodeRequestUnion,
    description: "Emails a code to any address, whether it has an account or not.",
    args: { email: t.arg.string({ required: true }) },
    resolve: async (_root, { email }, { backend, caller, cookies }) =>
      presentRequest(await backend.accounts.sendCode(caller, { email, purpose: "SIGN_IN" }), {
        caller,
        cookies,
      }),
  }),
);

builder.mutationField("signInWithCode", (t) =>
  t.field({
    type: SignInWithCodeUnion,
    description: "Logs in without a password.",
    args: {
      email: t.arg.string({ required: true }),
      code: t.arg.string({ required: true }),
      acceptsTerms: t.arg.boolean({
        defaultValue: false,
        description: "Whether to create an account for an address without one.",
      }),
    },
    resolve: async (_root, { email, code, acceptsTerms }, { backend, caller, cookies }) => {
      const agreement = acceptsTerms === true ? findAgreement({ backend, caller }) : undefined;
      const result = await backend.codeSignIns.signIn(caller, { email, code, agreement });
      return result.kind === "not-found" ? userNotFound() : presentCodeResult(result, cookies);
    },
  }),
);

/** The current documents of the brand whose site is used. */
function findAgreement({ backend, caller }: Pick<Context, "backend" | "caller">): Agreement {
  const { terms, privacy } = backend.content.forBrand(caller.brand).legal;
  return { termsVersion: terms.version, privacyVersion: privacy.version };
}

function presentRequest(
  result: CodeRequestResult,
  { caller, cookies }: Pick<Context, "caller" | "cookies">,
) {
  switch (result.kind) {
    case "sent": {
      // The browser that requested a code has its own attempts at it.
      if (caller.device !== undefined) cookies.setDevice(caller.device);
      const { email } = result;
      const message = formatMessage(accountMessages.codeSent, { email });
      return { __typename: "CodeSent", email, message } as const;
    }
    case "too-many-attempts":
      return tooManyAttempts();
    case "too-many-codes":
      return tooManyAttempts(formatMessage(accountMessages.tooManyCodes));
    case "mail-refused":
      return mailRefused(result.email);
    case "invalid":
      return invalidInput(result.problem);
  }
}

function presentResult(result: CodeSignInResult, cookies: ResponseCookies) {
  return result.kind === "incorrect-password"
    ? incorrectPassword()
    : presentCodeResult(result, cookies);
}

function presentCodeResult(
  result: Exclude<CodeSignInResult, { readonly kind: "incorrect-password" }>,
  cookies: ResponseCookies,
) {
  switch (result.kind) {
    case "signed-in":
      return completeSignIn(result, cookies);
    case "code-refused":
      return codeRefused();
    case "mail-refused":
      return mailRefused(result.email);
    case "too-many-attempts":
      return tooManyAttempts();
    case "invalid":
      return invalidInput(result.problem);
  }
}
