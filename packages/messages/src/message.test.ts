import { expect, expectTypeOf, it } from "vitest";
import { formatMessage, message } from "./message.ts";

const greeting = message("PRJ-07", "Hello {name}, you have {count} maps of {name}");

it("fills every occurrence of a placeholder", () => {
  expect(formatMessage(greeting, { name: "Michigan", count: 2 })).toBe(
    "Hello Michigan, you have 2 maps of Michigan",
  );
});

it("returns a text without placeholders unchanged", () => {
  expect(formatMessage(message("PRJ-18", "Adventure is Out There!"))).toBe(
    "Adventure is Out There!",
  );
});

it("requires exactly the values the text names", () => {
  expectTypeOf(formatMessage<"Hello {name}">)
    .parameter(1)
    .toEqualTypeOf<Readonly<Record<"name", string | number>>>();
});
