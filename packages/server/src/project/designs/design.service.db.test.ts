import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addHashToKey } from "./public-file.ts";

const DESIGN_ID = "single-de-16x20";

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(() => test.close());

describe("publish", () => {
  it("uploads a design, its thumbnail and its lookup, and nothing the second time", async () => {
    const { designs, storage } = test.backend;
    const keys = [
      `designs/${DESIGN_ID}.json`,
      `thumbnails/${DESIGN_ID}.webp`,
      "lookups/single-de.json",
    ];
    for (const key of keys) await storage.remove(storage.mediaBucket, key);
    const written = await designs.publish([DESIGN_ID]);
    expect(written).toEqual(expect.arrayContaining(keys));
    expect(await designs.publish([DESIGN_ID])).toEqual([]);
  });

  it("keeps an older version readable under its hash", async () => {
    const { designs, storage } = test.backend;
    const key = `designs/${DESIGN_ID}.json`;
    await storage.writeMedia(
      addHashToKey(key, "00000000deadbeef"),
      Buffer.from("{}"),
      "text/plain",
    );
    expect((await designs.findOlderVersion(key, "00000000deadbeef"))?.toString()).toBe("{}");
    expect(await designs.findOlderVersion(key, "00000000deadbee0")).toBeUndefined();
  });
});

describe("find", () => {
  it("returns undefined for a design that is not in the catalog", async () => {
    expect(await test.backend.designs.find("atlantis")).toBeUndefined();
    expect(await test.backend.designs.describe("__proto__")).toBeUndefined();
  });
});
