import { makeDisguisedFiles, makePhotosWithPayload } from "@photomap/testing";
import { expect, it } from "vitest";
import { processPhoto } from "./process-photo.ts";

const impostors = await makeDisguisedFiles();
const stuffed = await makePhotosWithPayload();

it.each(impostors)("rejects %s", async (_name, file) => {
  expect((await processPhoto(file, [256])).kind).toBe("rejected");
});

it.each(stuffed)("keeps only the pixels of %s", async (_name, file) => {
  const outcome = await processPhoto(file, [256]);
  if (outcome.kind !== "processed") throw new Error(outcome.reason);
  expect([outcome.width, outcome.height]).toEqual([90, 60]);
  for (const picture of [outcome.master, ...outcome.derivatives]) {
    expect(picture.toString("latin1")).not.toMatch(/script|ftyp|xxxx/i);
    expect(picture.indexOf(Buffer.from([0xff, 0xd9]))).toBe(picture.length - 2);
  }
});
