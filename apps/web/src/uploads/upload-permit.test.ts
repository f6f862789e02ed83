import { expect, it } from "vitest";
import { createPhotoKey, identityOfKey } from "./create-photo-key.ts";
import { ManualClock } from "./manual-clock.ts";
import { UploadPermits } from "./upload-permit.ts";

const LIFE_MS = 600_000;

function openPermits() {
  const clock = new ManualClock();
  const state = { asked: 0, isDown: false };
  const permits = new UploadPermits({
    now: () => clock.now(),
    request: async () => {
      state.asked += 1;
      if (state.isDown) throw new Error("down");
      const expiresMs = clock.now() + LIFE_MS;
      return { url: "", fields: { number: `${state.asked}` }, keyPrefix: "me/", expiresMs };
    },
  });
  return { clock, permits, state };
}

it("UPL-04 is asked for once per identity and used again until under 60 s remain", async () => {
  const { clock, permits, state } = openPermits();
  const [first, same] = await Promise.all([permits.require("me"), permits.require("me")]);
  expect(same).toBe(first);
  await permits.require("you");
  expect(state.asked).toBe(2);
  await clock.advance(LIFE_MS - 60_000);
  expect(await permits.require("me")).toBe(first);
  await clock.advance(1);
  const [second, again] = await Promise.all([permits.require("me"), permits.require("me")]);
  expect(second).not.toBe(first);
  expect(again).toBe(second);
  expect(state.asked).toBe(3);
});

it("is asked for anew once the store refused it", async () => {
  const { permits } = openPermits();
  const refused = await permits.require("me");
  permits.refuse(refused);
  const next = await permits.require("me");
  expect(next).not.toBe(refused);
  permits.refuse(refused);
  expect(await permits.require("me")).toBe(next);
});

it("is asked for anew after a failure", async () => {
  const { permits, state } = openPermits();
  state.isDown = true;
  await expect(permits.require("me")).rejects.toThrow("down");
  state.isDown = false;
  expect(await permits.require("me")).toMatchObject({ fields: { number: "2" } });
});

it("names a key below the permit's prefix, unlike any other", () => {
  const permit = { keyPrefix: "me/uploads/photos/" };
  const key = createPhotoKey(permit, ".jpg");
  expect(key).toMatch(/^me\/uploads\/photos\/[0-9a-f-]{36}\.jpg$/);
  expect(createPhotoKey(permit, ".jpg")).not.toBe(key);
  expect(identityOfKey(key)).toBe("me");
});
