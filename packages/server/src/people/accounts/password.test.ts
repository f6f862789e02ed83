import { expect, it } from "vitest";
import { findPasswordProblem } from "./credential-rules.ts";
import { hashPassword, verifyPassword } from "./password.ts";

it("stores a password as argon2id with 19 MiB, two passes and its own salt", async () => {
  const [one, two] = await Promise.all([hashPassword("blue heron"), hashPassword("blue heron")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(two);
});

it("verifies the password and no other", async () => {
  const stored = await hashPassword("blue heron");
  expect(await verifyPassword("blue heron", stored)).toBe(true);
  expect(await verifyPassword("Blue heron", stored)).toBe(false);
});

it("normalizes composed letters", async () => {
  const stored = await hashPassword("caf\u00e9 noir");
  expect(await verifyPassword("cafe\u0301 noir", stored)).toBe(true);
});

it("matches nothing without a stored password", async () => {
  expect(await verifyPassword("", null)).toBe(false);
  expect(await verifyPassword("anything", undefined)).toBe(false);
});

it.each([
  ["", "Enter a password"],
  ["12345", "Password must be at least 6 characters"],
  ["123456", "Too many people use this password. Choose another one."],
  ["PassWord", "Too many people use this password. Choose another one."],
  ["customer@mail.example", "Too many people use this password. Choose another one."],
  ["x".repeat(257), "Password must be at most 256 characters"],
])("refuses %j as a new password", (password, problem) => {
  expect(findPasswordProblem(password, "customer@mail.example")).toBe(problem);
});

it("accepts six uncommon characters", () => {
  expect(findPasswordProblem("kq7-x!", "customer@mail.example")).toBeUndefined();
});
