import { describe, expect, it } from "vitest";
import {
  checkEmail,
  checkEmailOfAccount,
  checkNewPassword,
  checkPassword,
  checkResetCode,
  checkVerificationCode,
} from "./validate.ts";

describe("validation messages", () => {
  it("of the log-in", () => {
    expect(checkEmail("")).toBe("Enter your email");
    expect(checkEmail("customer@mail")).toBe("Invalid email");
    expect(checkEmail("a1,customer@mail.example")).toBe("Invalid email");
    expect(checkEmail(" Customer@mail.example ")).toBeUndefined();
    expect(checkPassword("")).toBe("Enter your password");
    expect(checkPassword("x")).toBeUndefined();
  });

  it("of the sign-up", () => {
    expect(checkNewPassword("")).toBe("Enter a password");
    expect(checkNewPassword("12345")).toBe("Password must be at least 6 characters");
    expect(checkNewPassword("kq7-x!")).toBeUndefined();
  });

  it("of the code forms", () => {
    expect(checkVerificationCode(" ")).toBe("Enter your verification code");
    expect(checkResetCode("")).toBe("Enter your 6-digit verification code");
    expect(checkEmailOfAccount("")).toBe("Enter the email address associated with your account");
    expect(checkResetCode("042917")).toBeUndefined();
  });
});
