import { expect, it } from "vitest";
import { isSamePostalCode } from "./us-address.ts";

it("compares ZIP codes without their extension", () => {
  expect(isSamePostalCode("48226", " 48226-1234 ")).toBe(true);
  expect(isSamePostalCode("48226", "48227")).toBe(false);
});
