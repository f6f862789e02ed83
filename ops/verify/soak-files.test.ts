import { expect, it } from "vitest";
import { listSoakFiles } from "./soak-files.ts";

it("the long run has tests that size themselves, and those that a module sizes", () => {
  const files = listSoakFiles();
  expect(files).toContain("apps/api/src/http/killed-api.db.test.ts");
  // compare-times.ts sizes this one.
  expect(files).toContain("apps/api/src/schema/accounts/account.db.test.ts");
  expect(files).toContain("e2e/two-tabs.spec.ts");
  expect(files).toContain("ops/verify/jobs.test.ts");
  expect(files.filter((file) => file.startsWith("packages/testing/"))).toEqual([]);
});
