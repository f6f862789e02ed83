import { expect, it } from "vitest";
import { cleanText } from "./clean-text.ts";

it.each([
  ["  Our trip  ", "Our trip"],
  ["Our\r\ntrip\tnorth\u2028and back", "Our trip north and back"],
  ["a\u0000b\u001bc\u007fd\u0090e", "abcde"],
  ["photos\u202egpj.exe", "photosgpj.exe"],
  ["\u2066a\u2067b\u2068c\u2069d\u200ee\u200ff\u061cg\u202ah\u202bi\u202cj\u202dk", "abcdefghijk"],
  ["Cafe\u0301", "Caf\u00e9"],
  ["half \ud83c a pair", "half \ufffd a pair"],
  ["\u202e\u0000\r\n", ""],
])("turns %j into %j", (text, clean) => {
  expect(cleanText(text)).toBe(clean);
  expect(cleanText(clean)).toBe(clean);
});

it.each(["Dad’s 50 States", "日本 🗾", "עברית", "नमस्ते", "👨‍👩‍👧 family"])("keeps %s", (text) => {
  expect(cleanText(text)).toBe(text);
});
