import { accountMessages, formatMessage } from "@photomap/messages";
import { isEmailAddress, normalizeEmail } from "@photomap/project";

const MIN_PASSWORD_LENGTH = 6;

type Problem = string | undefined;

export function checkEmail(
  email: string,
  whenEmpty = formatMessage(accountMessages.enterEmail),
): Problem {
  if (email.trim() === "") return whenEmpty;
  return isEmailAddress(normalizeEmail(email))
    ? undefined
    : formatMessage(accountMessages.invalidEmail);
}

export function checkEmailOfAccount(email: string): Problem {
  return checkEmail(email, formatMessage(accountMessages.enterEmailOfAccount));
}

export function checkPassword(password: string): Problem {
  return password === "" ? formatMessage(accountMessages.enterPassword) : undefined;
}

export function checkNewPassword(password: string): Problem {
  if (password === "") return formatMessage(accountMessages.enterNewPassword);
  return password.length < MIN_PASSWORD_LENGTH
    ? formatMessage(accountMessages.passwordTooShort)
    : undefined;
}

export function checkVerificationCode(code: string): Problem {
  return code.trim() === "" ? formatMessage(accountMessages.enterCode) : undefined;
}

export function checkResetCode(code: string): Problem {
  return code.trim() === "" ? formatMessage(accountMessages.enterSixDigitCode) : undefined;
}
