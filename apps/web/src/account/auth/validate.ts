import { accountMessages, formatMessage } from "@photomap/messages";
import { isEmailAddress, normalizeEmail } from "@photomap/project";

const MIN_PASSWORD_LENGTH = 6;

type Problem = string | undefined;

export function findTypedEmailProblem(
  email: string,
  whenEmpty = formatMessage(accountMessages.enterEmail),
): Problem {
  if (email.trim() === "") return whenEmpty;
  return isEmailAddress(normalizeEmail(email))
    ? undefined
    : formatMessage(accountMessages.invalidEmail);
}

export function findAccountEmailProblem(email: string): Problem {
  return findTypedEmailProblem(email, formatMessage(accountMessages.enterEmailOfAccount));
}

export function findTypedPasswordProblem(password: string): Problem {
  return password === "" ? formatMessage(accountMessages.enterPassword) : undefined;
}

export function findNewPasswordProblem(password: string): Problem {
  if (password === "") return formatMessage(accountMessages.enterNewPassword);
  return password.length < MIN_PASSWORD_LENGTH
    ? formatMessage(accountMessages.passwordTooShort)
    : undefined;
}

export function findVerificationCodeProblem(code: string): Problem {
  return code.trim() === "" ? formatMessage(accountMessages.enterCode) : undefined;
}

export function findResetCodeProblem(code: string): Problem {
  return code.trim() === "" ? formatMessage(accountMessages.enterSixDigitCode) : undefined;
}
