import { accountMessages, say } from "@photomap/messages";

const MIN_PASSWORD_LENGTH = 6;

type Problem = string | undefined;

export function checkEmail(email: string, whenEmpty = say(accountMessages.enterEmail)): Problem {
  if (email.trim() === "") return whenEmpty;
  return /^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(email.trim())
    ? undefined
    : say(accountMessages.invalidEmail);
}

export function checkEmailOfAccount(email: string): Problem {
  return checkEmail(email, say(accountMessages.enterEmailOfAccount));
}

export function checkPassword(password: string): Problem {
  return password === "" ? say(accountMessages.enterPassword) : undefined;
}

export function checkNewPassword(password: string): Problem {
  if (password === "") return say(accountMessages.enterNewPassword);
  return password.length < MIN_PASSWORD_LENGTH ? say(accountMessages.passwordTooShort) : undefined;
}

export function checkVerificationCode(code: string): Problem {
  return code.trim() === "" ? say(accountMessages.enterCode) : undefined;
}

export function checkResetCode(code: string): Problem {
  return code.trim() === "" ? say(accountMessages.enterSixDigitCode) : undefined;
}
