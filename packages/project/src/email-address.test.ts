import { expect, it } from "vitest";
import { isEmailAddress, normalizeEmail } from "./email-address.ts";

it.each([
  "customer@mail.example",
  "customer.m.o'clock+maps@mail.example",
  "a@b.co",
  "1_2-3=4@x-y.z9.example",
  "customer@xn--bcher-kva.example",
  "customer@mail.xn--p1ai",
  `${"a".repeat(64)}@mail.example`,
])("accepts %j", (email) => {
  expect(isEmailAddress(email)).toBe(true);
});

it.each([
  ["several recipients", "a1,customer@mail.example"],
  ["several recipients", "customer@mail.example,b@mail.example"],
  ["several recipients", "customer@mail.example;b.c"],
  ["a group", "x:customer@mail.example"],
  ["a group", "x:customer@mail.example;"],
  ["a comment", "customer(1)@mail.example"],
  ["a comment", "customer@(1)mail.example"],
  ["a comment", "customer@mail.example(1)"],
  ["a display name", "customer <customer@mail.example>"],
  ["angle brackets", "<customer@mail.example>"],
  ["a route", "@relay.example:customer@mail.example"],
  ["a relay", "customer%mail.example@relay.example"],
  ["a relay", "mail.example!customer@relay.example"],
  ["a quoted string", '"customer"@mail.example'],
  ["a quoted string", '"a b"@mail.example'],
  ["an escape", "el\\len@mail.example"],
  ["two at signs", "customer@mail.example@relay.example"],
  ["inner space", "ell en@mail.example"],
  ["a line break", "customer@mail.example\r\nBcc: b@mail.example"],
  ["NUL", "customer\0@mail.example"],
  ["a tab", "customer\t@mail.example"],
  ["a zero width space", "customer\u200b@mail.example"],
  ["a soft hyphen", "el\u00adlen@mail.example"],
  ["a direction mark", "\u202eellen@mail.example"],
  ["a Cyrillic letter", "ell\u0435n@mail.example"],
  ["a full-width at sign", "customer\uff20mail.example"],
  ["a full-width dot", "customer@mail\uff0eexample"],
  ["an international domain", "customer@b\u00fccher.example"],
  ["a dot at the start", ".customer@mail.example"],
  ["a dot before the at sign", "customer.@mail.example"],
  ["two dots", "el..len@mail.example"],
  ["a trailing dot", "customer@mail.example."],
  ["an empty label", "customer@mail..example"],
  ["a hyphen at the end of a label", "customer@mail-.example"],
  ["an underscore in the domain", "customer@ma_il.example"],
  ["one label", "customer@mail"],
  ["an IP address", "customer@192.0.2.1"],
  ["an address literal", "customer@[192.0.2.1]"],
  ["no local part", "@mail.example"],
  ["no domain", "customer@"],
  ["nothing", ""],
  ["a local part of 65 characters", `${"a".repeat(65)}@mail.example`],
  ["a label of 64 characters", `customer@${"a".repeat(64)}.example`],
  ["255 characters", `customer@${"a.".repeat(121)}example`],
])("refuses %s: %j", (_name, email) => {
  expect(isEmailAddress(normalizeEmail(email))).toBe(false);
});

it("normalizes ASCII letters and surrounding space only", () => {
  expect(normalizeEmail(" Customer@Mail.Example\n")).toBe("customer@mail.example");
  expect(isEmailAddress(normalizeEmail("\u212a@mail.example"))).toBe(false);
});
