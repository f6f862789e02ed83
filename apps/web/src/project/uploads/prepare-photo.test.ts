import { expect, it } from "vitest";
import { preparePhoto } from "./prepare-photo.ts";

it("refuses other files without starting a worker", async () => {
  expect(await preparePhoto(new File(["%PDF-1.7"], "bill.pdf"))).toMatchObject({
    kind: "refused",
    reason: "wrongType",
  });
  expect(await preparePhoto(new File([], "empty.jpg"))).toMatchObject({ reason: "unreadable" });
});

it("does not start when the signal is aborted", async () => {
  const preparing = preparePhoto(new File(["GIF89a"], "a.gif"), AbortSignal.abort());
  await expect(preparing).rejects.toThrow("aborted");
});
