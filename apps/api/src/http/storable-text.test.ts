import { expect, it } from "vitest";
import { hasOnlyStorableText } from "./storable-text.ts";

it.each([
  "a\0b",
  ["ok", { name: "\0" }],
  { "key\0": 1 },
  { inputs: { CO: { images: [{ timeTakenUser: "\ud800" }] } } },
])("refuses %j", (value) => {
  expect(hasOnlyStorableText(value)).toBe(false);
});

it.each([undefined, null, 1, true, "", "🗾", { a: ["b\n", { c: null }] }])(
  "accepts %j",
  (value) => {
    expect(hasOnlyStorableText(value)).toBe(true);
  },
);

it("walks values that are nested deeper than the call stack", () => {
  const depth = 400_000;
  const deep: unknown = JSON.parse(`${"[".repeat(depth)}"\\u0000"${"]".repeat(depth)}`);
  expect(hasOnlyStorableText(deep)).toBe(false);
});
