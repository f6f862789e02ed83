import { expect, expectTypeOf, it } from "vitest";
import { message, say } from "./message.ts";

const greeting = message("PRJ-07", "Hello {name}, you have {count} maps of {name}");

it("fills every place of a value", () => {
  expect(say(greeting, { name: "Michigan", count: 2 })).toBe(
    "Hello Michigan, you have 2 maps of Michigan",
  );
});

it("shows a text without values as it is written", () => {
  expect(say(message("PRJ-18", "Adventure is Out There!"))).toBe("Adventure is Out There!");
});

it("asks for exactly the values the text names", () => {
  expectTypeOf(say<"Hello {name}">)
    .parameter(1)
    .toEqualTypeOf<Readonly<Record<"name", string | number>>>();
});
