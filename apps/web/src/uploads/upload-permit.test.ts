import { expect, it } from "vitest";
import { createPhotoKey, getIdentityOfKey, UploadPermits } from "./upload-permit.ts";

const LIFE_MS = 600_000;

function openPermits() {
  const state = { nowMs: 1_000_000, requests: 0, isDown: false };
  const permits = new UploadPermits({
    now: () => state.nowMs,
    request: async () => {
      state.requests += 1;
      if (state.isDown) throw new Error("down");
      const expiresMs = state.nowMs + LIFE_MS;
      return { url: "", fields: { number: `${state.requests}` }, keyPrefix: "me/", expiresMs };
    },
  });
  return { permits, state };
}

it("UPL-04 requests one permit per identity and reuses it until less than 60 s remain", async () => {
  const { permits, state } = openPermits();
  const [first, same] = await Promise.all([permits.require("me"), permits.require("me")]);
  expect(same).toBe(first);
  await permits.require("you");
  expect(state.requests).toBe(2);
  state.nowMs += LIFE_MS - 60_000;
  expect(await permits.require("me")).toBe(first);
  state.nowMs += 1;
  const [second, again] = await Promise.all([permits.require("me"), permits.require("me")]);
  expect(second).not.toBe(first);
  expect(again).toBe(second);
  expect(state.requests).toBe(3);
});

it("requests a new permit after the store rejected the cached one", async () => {
  const { permits } = openPermits();
  const rejected = await permits.require("me");
  permits.reject(rejected);
  const next = await permits.require("me");
  expect(next).not.toBe(rejected);
  permits.reject(rejected);
  expect(await permits.require("me")).toBe(next);
});

it("requests a new permit after a failed request", async () => {
  const { permits, state } = openPermits();
  state.isDown = true;
  await expect(permits.require("me")).rejects.toThrow("down");
  state.isDown = false;
  expect(await permits.require("me")).toMatchObject({ fields: { number: "2" } });
});

it("creates unique keys with the permit's prefix", () => {
  const prefix = "me/uploads/photos/";
  const key = createPhotoKey(prefix, ".jpg");
  expect(key).toMatch(/^me\/uploads\/photos\/[0-9a-f-]{36}\.jpg$/);
  expect(createPhotoKey(prefix, ".jpg")).not.toBe(key);
  expect(getIdentityOfKey(key)).toBe("me");
});
