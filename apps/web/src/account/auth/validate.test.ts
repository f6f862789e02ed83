import { describe, expect, it } from "vitest";
import {
  findAccountEmailProblem,
  findNewPasswordProblem,
  findResetCodeProblem,
  findTypedEmailProblem,
  findTypedPasswordProblem,
  findVerificationCodeProblem,
} from "./validate.ts";

describe("validation messages", () => {
  it("of the log-in", () => {
    expect(findTypedEmailProblem("")).toBe("Enter your email");
    expect(findTypedEmailProblem("customer@mail")).toBe("Invalid email");
    expect(findTypedEmailProblem("a1,customer@mail.example")).toBe("Invalid email");
    expect(findTypedEmailProblem(" Customer@mail.example ")).toBeUndefined();
    expect(findTypedPasswordProblem("")).toBe("Enter your password");
    expect(findTypedPasswordProblem("x")).toBeUndefined();
  });

  it("of the sign-up", () => {
    expect(findNewPasswordProblem("")).toBe("Enter a password");
    expect(findNewPasswordProblem("12345")).toBe("Password must be at least 6 characters");
    expect(findNewPasswordProblem("kq7-x!")).toBeUndefined();
  });

  it("of the code forms", () => {
    expect(findVerificationCodeProblem(" ")).toBe("Enter your verification code");
    expect(findResetCodeProblem("")).toBe("Enter your 6-digit verification code");
    expect(findAccountEmailProblem("")).toBe(
      "Enter the email address associated with your account",
    );
    expect(findResetCodeProblem("042917")).toBeUndefined();
  });
});
