import { expect, it } from "vitest";
import { isUsPostalCode } from "./postal-code.ts";

it.each(["48226", "00501", "48226-1234", " 48226 "])("accepts %j", (value) => {
  expect(isUsPostalCode(value)).toBe(true);
});

it.each(["", "4822", "482261", "48226-12", "482261234", "48226 1234", "K1A 0B1", "４８２２６"])(
  "refuses %j",
  (value) => {
    expect(isUsPostalCode(value)).toBe(false);
  },
);
