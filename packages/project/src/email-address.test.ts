import { expect, it } from "vitest";
import { isEmailAddress, normalizeEmail } from "./email-address.ts";

it.each([
  "ellen@mail.example",
  "ellen.m.o'hara+maps@mail.example",
  "a@b.co",
  "1_2-3=4@x-y.z9.example",
  "ellen@xn--bcher-kva.example",
  "ellen@mail.xn--p1ai",
  `${"a".repeat(64)}@mail.example`,
])("accepts %j", (email) => {
  expect(isEmailAddress(email)).toBe(true);
});

it.each([
  ["several recipients", "a1,ellen@mail.example"],
  ["several recipients", "ellen@mail.example,b@mail.example"],
  ["several recipients", "ellen@mail.example;b.c"],
  ["a group", "x:ellen@mail.example"],
  ["a group", "x:ellen@mail.example;"],
  ["a comment", "ellen(1)@mail.example"],
  ["a comment", "ellen@(1)mail.example"],
  ["a comment", "ellen@mail.example(1)"],
  ["a display name", "ellen <ellen@mail.example>"],
  ["angle brackets", "<ellen@mail.example>"],
  ["a route", "@relay.example:ellen@mail.example"],
  ["a relay", "ellen%mail.example@relay.example"],
  ["a relay", "mail.example!ellen@relay.example"],
  ["a quoted string", '"ellen"@mail.example'],
  ["a quoted string", '"a b"@mail.example'],
  ["an escape", "el\\len@mail.example"],
  ["two at signs", "ellen@mail.example@relay.example"],
  ["inner space", "ell en@mail.example"],
  ["a line break", "ellen@mail.example\r\nBcc: b@mail.example"],
  ["NUL", "ellen\0@mail.example"],
  ["a tab", "ellen\t@mail.example"],
  ["a zero width space", "ellen\u200b@mail.example"],
  ["a soft hyphen", "el\u00adlen@mail.example"],
  ["a direction mark", "\u202eellen@mail.example"],
  ["a Cyrillic letter", "ell\u0435n@mail.example"],
  ["a full-width at sign", "ellen\uff20mail.example"],
  ["a full-width dot", "ellen@mail\uff0eexample"],
  ["an international domain", "ellen@b\u00fccher.example"],
  ["a dot at the start", ".ellen@mail.example"],
  ["a dot before the at sign", "ellen.@mail.example"],
  ["two dots", "el..len@mail.example"],
  ["a trailing dot", "ellen@mail.example."],
  ["an empty label", "ellen@mail..example"],
  ["a hyphen at the end of a label", "ellen@mail-.example"],
  ["an underscore in the domain", "ellen@ma_il.example"],
  ["one label", "ellen@mail"],
  ["an IP address", "ellen@192.0.2.1"],
  ["an address literal", "ellen@[192.0.2.1]"],
  ["no local part", "@mail.example"],
  ["no domain", "ellen@"],
  ["nothing", ""],
  ["a local part of 65 characters", `${"a".repeat(65)}@mail.example`],
  ["a label of 64 characters", `ellen@${"a".repeat(64)}.example`],
  ["255 characters", `ellen@${"a.".repeat(121)}example`],
])("refuses %s: %j", (_name, email) => {
  expect(isEmailAddress(normalizeEmail(email))).toBe(false);
});

it("normalizes ASCII letters and surrounding space only", () => {
  expect(normalizeEmail(" Ellen@Mail.Example\n")).toBe("ellen@mail.example");
  expect(isEmailAddress(normalizeEmail("\u212a@mail.example"))).toBe(false);
});
