import { expect, it } from "vitest";
import { preparePhoto } from "./prepare-photo.ts";

it("refuses what is no photo before any worker is started", async () => {
  expect(await preparePhoto(new File(["%PDF-1.7"], "bill.pdf"))).toMatchObject({
    kind: "refused",
    reason: "wrongType",
  });
  expect(await preparePhoto(new File([], "empty.jpg"))).toMatchObject({ reason: "unreadable" });
});

it("does not begin once nobody wants it", async () => {
  const preparing = preparePhoto(new File(["GIF89a"], "a.gif"), AbortSignal.abort());
  await expect(preparing).rejects.toThrow("aborted");
});
