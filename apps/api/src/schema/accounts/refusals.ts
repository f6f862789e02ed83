import { accountMessages, formatMessage } from "@photomap/messages";
import { builder } from "../builder.ts";
import { defineRefusalType, type Refusal, RefusalInterface } from "../refusal.ts";

/** Why an operation on an account is refused, by the codes of the commerce platform. */
const CustomerErrorCode = builder.enumType("CustomerErrorCode", {
  values: [
    "BAD_DOMAIN",
    "CUSTOMER_DISABLED",
    "NOT_FOUND",
    "PASSWORD_RESET_REQUIRED",
    "TOKEN_INVALID",
    "UNIDENTIFIED_CUSTOMER",
  ] as const,
});

function defineCustomerRefusalType<Name extends string>(
  name: Name,
  code: (typeof CustomerErrorCode)["$inferType"],
  description: string,
) {
  return builder.objectRef<Refusal & { readonly __typename: Name }>(name).implement({
    description,
    interfaces: [RefusalInterface],
    fields: (t) => ({ code: t.field({ type: CustomerErrorCode, resolve: () => code }) }),
  });
}

export const UserNotConfirmed = defineCustomerRefusalType(
  "UserNotConfirmed",
  "CUSTOMER_DISABLED",
  "The address is not verified yet; a code has to be entered next.",
);
export const PasswordResetRequired = defineCustomerRefusalType(
  "PasswordResetRequired",
  "PASSWORD_RESET_REQUIRED",
  "A new password is required; a code was emailed to the address.",
);
export const UserNotFound = defineCustomerRefusalType(
  "UserNotFound",
  "NOT_FOUND",
  "No account has this address.",
);
export const IncorrectPassword = defineCustomerRefusalType(
  "IncorrectPassword",
  "UNIDENTIFIED_CUSTOMER",
  "The password is wrong.",
);
export const CodeRefused = defineCustomerRefusalType(
  "CodeRefused",
  "TOKEN_INVALID",
  "The code is wrong, used, expired, tried too often or was never sent.",
);
export const MailRefused = defineCustomerRefusalType(
  "MailRefused",
  "BAD_DOMAIN",
  "The address is on the suppression list: a code would not arrive.",
);
export const TooManyAttempts = defineRefusalType("TooManyAttempts", "A rate limit is exceeded.");

export function mailRefused(email: string) {
  return {
    __typename: "MailRefused",
    message: formatMessage(accountMessages.mailRefused, { email }),
  } as const;
}

export function userNotConfirmed() {
  return {
    __typename: "UserNotConfirmed",
    message: formatMessage(accountMessages.notConfirmed),
  } as const;
}

export function passwordResetRequired() {
  const message = formatMessage(accountMessages.resetRequired);
  return { __typename: "PasswordResetRequired", message } as const;
}

export function userNotFound() {
  return { __typename: "UserNotFound", message: formatMessage(accountMessages.notFound) } as const;
}

export function incorrectPassword(message = formatMessage(accountMessages.incorrectPassword)) {
  return { __typename: "IncorrectPassword", message } as const;
}

export function codeRefused() {
  return {
    __typename: "CodeRefused",
    message: formatMessage(accountMessages.codeRefused),
  } as const;
}

export function tooManyAttempts(message = formatMessage(accountMessages.tooManyAttempts)) {
  return { __typename: "TooManyAttempts", message } as const;
}

/** Creates a refusal that names the wait when it is known. */
export function tooManyPasswordAttempts({ waitSeconds = 0 }: { readonly waitSeconds?: number }) {
  if (waitSeconds === 0) return tooManyAttempts();
  const wait = formatWait(waitSeconds);
  return tooManyAttempts(formatMessage(accountMessages.waitBeforeAttempt, { wait }));
}

/** Formats a wait, rounded up so that the next attempt is not refused again. */
function formatWait(seconds: number): string {
  const [count, unit] =
    seconds <= 60 ? [Math.ceil(seconds), "second"] : [Math.ceil(seconds / 60), "minute"];
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
