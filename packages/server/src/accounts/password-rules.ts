import { readFileSync } from "node:fs";
import { accountMessages, formatMessage } from "@photomap/messages";

const MIN_LENGTH = 6;
const MAX_LENGTH = 256;

/** The 3,000 commonest of six characters or more, from the lists of zxcvbn (MIT, Dropbox). */
const COMMON = new Set(
  readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8").split("\n"),
);

/** What is wrong with a new password, in words that may be shown; nothing when it will do. */
export function findPasswordProblem(password: string, email: string): string | undefined {
  if (password === "") return formatMessage(accountMessages.enterNewPassword);
  if (password.length < MIN_LENGTH) return formatMessage(accountMessages.passwordTooShort);
  if (password.length > MAX_LENGTH) return formatMessage(accountMessages.passwordTooLong);
  const plain = password.toLowerCase();
  const isGuessable = COMMON.has(plain) || plain === email || plain === email.split("@")[0];
  return isGuessable ? formatMessage(accountMessages.passwordTooCommon) : undefined;
}
