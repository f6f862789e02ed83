import { expect, it } from "vitest";
import { pageTitle } from "./brand.ts";

const brand = { id: "tbl", name: "The Big Loop", host: "thebigloop.example" } as const;

it("NAV-07 puts the host after the title, and the name of the business in place of a blank one", () => {
  expect(pageTitle("Shop", brand)).toBe("Shop | thebigloop.example");
  expect(pageTitle("", brand)).toBe("The Big Loop");
  expect(pageTitle("  ", brand)).toBe("The Big Loop");
});
