import { expect, it } from "vitest";
import { formatPageTitle } from "./brand.ts";

const brand = { id: "tbl", name: "The Big Loop", host: "thebigloop.example" } as const;

it("NAV-07 appends the host to the title and replaces a blank title by the brand", () => {
  expect(formatPageTitle("Shop", brand)).toBe("Shop | thebigloop.example");
  expect(formatPageTitle("", brand)).toBe("The Big Loop");
  expect(formatPageTitle("  ", brand)).toBe("The Big Loop");
});
