import { expect, it } from "vitest";
import { loadPersistedOperations, OTHER_OPERATION_NAME } from "./persisted-operations.ts";

const GENERATED = new URL(
  "../../../web/src/platform/api/generated/persisted-documents.json",
  import.meta.url,
);

it("knows the name of every operation of the client", async () => {
  const operations = [...(await loadPersistedOperations(GENERATED.pathname)).values()];
  const names = operations.map(({ name }) => name);
  expect(names).toContain("createRectangularPrints");
  expect(names).toContain("presignedImageUpload");
  expect(names).not.toContain(OTHER_OPERATION_NAME);
  expect(new Set(names).size).toBe(names.length);
});
