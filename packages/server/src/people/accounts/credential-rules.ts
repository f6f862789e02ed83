import { readFileSync } from "node:fs";
import { accountMessages, formatMessage } from "@photomap/messages";
import { isEmailAddress } from "@photomap/project";

/** Returns the message to show for a normalized address that is not acceptable. */
export function findEmailProblem(email: string): string | undefined {
  if (email === "") return formatMessage(accountMessages.enterEmail);
  return isEmailAddress(email) ? undefined : formatMessage(accountMessages.invalidEmail);
}

const MIN_PASSWORD_LENGTH = 6;
const MAX_PASSWORD_LENGTH = 256;

/**
 * The 3,000 most common passwords of six or more characters, from the lists of zxcvbn (MIT,
 * Dropbox).
 */
const COMMON_PASSWORDS = new Set(
  readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8").split("\n"),
);

/** Returns the message to show for a new password that is not acceptable. */
export function findPasswordProblem(password: string, email: string): string | undefined {
  if (password === "") return formatMessage(accountMessages.enterNewPassword);
  if (password.length < MIN_PASSWORD_LENGTH) return formatMessage(accountMessages.passwordTooShort);
  if (password.length > MAX_PASSWORD_LENGTH) return formatMessage(accountMessages.passwordTooLong);
  const plain = password.toLowerCase();
  const isGuessable =
    COMMON_PASSWORDS.has(plain) || plain === email || plain === email.split("@")[0];
  return isGuessable ? formatMessage(accountMessages.passwordTooCommon) : undefined;
}
