import { expect, it } from "vitest";
import { RecentOriginals } from "./recent-originals.ts";

function reader() {
  const read: string[] = [];
  const recent = new RecentOriginals(25);
  const get = (key: string) =>
    recent.get(key, async () => {
      read.push(key);
      return Buffer.alloc(10);
    });
  return { read, get, recent };
}

it("reads an original once while it is in use", async () => {
  const { read, get } = reader();
  await get("a");
  await get("a");
  expect(read).toEqual(["a"]);
});

it("forgets the one that was not used for longest when the bytes run out", async () => {
  const { read, get } = reader();
  for (const key of ["a", "b", "a", "c", "a", "b"]) await get(key);
  expect(read).toEqual(["a", "b", "c", "b"]);
});

it("remembers nothing of a photo that is not there", async () => {
  const { recent, read, get } = reader();
  expect(await recent.get("a", async () => undefined)).toBeUndefined();
  await get("a");
  expect(read).toEqual(["a"]);
});
