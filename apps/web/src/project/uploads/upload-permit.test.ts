// @vitest-environment jsdom
import { expect, it } from "vitest";
import { PresignedImageUploadDocument } from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { grantUploads } from "./test/grant-uploads.ts";
import {
  createPhotoKey,
  PermitRefusedError,
  type UploadItem,
  UploadPermits,
} from "./upload-permit.ts";

const LIFE_MS = 600_000;

const makeItem = (identity: string, name: string): UploadItem => ({
  id: `${identity}/uploads/photos/${name}.jpg`,
  blob: new Blob(["0123456789"], { type: "image/jpeg" }),
});
const MINE = makeItem("me", "a");

function openPermits() {
  const state = { nowMs: 1_000_000, requests: 0, isDown: false };
  const permits = new UploadPermits({
    now: () => state.nowMs,
    request: async ({ id: key }) => {
      state.requests += 1;
      if (state.isDown) throw new Error("down");
      const expiresMs = state.nowMs + LIFE_MS;
      return { url: "", fields: { number: `${state.requests}` }, key, expiresMs };
    },
  });
  return { permits, state };
}

it("UPL-04 requests one permit per identity and photo, and reuses it until less than 60 s remain", async () => {
  const { permits, state } = openPermits();
  const [first, same] = await Promise.all([permits.require(MINE), permits.require(MINE)]);
  expect(same).toBe(first);
  await permits.require(makeItem("you", "a"));
  await permits.require(makeItem("me", "b"));
  expect(state.requests).toBe(3);
  state.nowMs += LIFE_MS - 60_000;
  expect(await permits.require(MINE)).toBe(first);
  state.nowMs += 1;
  const [second, again] = await Promise.all([permits.require(MINE), permits.require(MINE)]);
  expect(second).not.toBe(first);
  expect(again).toBe(second);
  expect(state.requests).toBe(4);
});

it("requests a new permit after the store rejected the cached one", async () => {
  const { permits } = openPermits();
  const rejected = await permits.require(MINE);
  if (rejected === "stored") throw new Error(rejected);
  permits.reject(rejected);
  const next = await permits.require(MINE);
  expect(next).not.toBe(rejected);
  permits.reject(rejected);
  expect(await permits.require(MINE)).toBe(next);
});

it("requests a new permit after a failed request, and after the upload", async () => {
  const { permits, state } = openPermits();
  state.isDown = true;
  await expect(permits.require(MINE)).rejects.toThrow("down");
  state.isDown = false;
  expect(await permits.require(MINE)).toMatchObject({ fields: { number: "2" } });
  permits.forget(MINE);
  expect(await permits.require(MINE)).toMatchObject({ fields: { number: "3" } });
});

it("declares the photo to the API", async () => {
  const api = grantUploads();
  const item = makeItem("me", "9b2f0c4e-77aa-4d1c-9a52-0b1c6a6f3f10");
  expect(await new UploadPermits().require(item)).toMatchObject({ key: item.id });
  expect(api.sent.at(-1)).toEqual({
    folder: "photos",
    photo: {
      id: "9b2f0c4e-77aa-4d1c-9a52-0b1c6a6f3f10",
      extension: ".jpg",
      contentType: "image/jpeg",
      bytes: 10,
    },
  });
});

it("needs no permit for a photo that is stored, and gets none beyond the quota", async () => {
  const api = new FakeGraphql();
  api.on(PresignedImageUploadDocument, {
    createPresignedPost: { __typename: "AlreadyUploaded", key: MINE.id },
  });
  expect(await new UploadPermits().require(MINE)).toBe("stored");
  api.on(PresignedImageUploadDocument, {
    createPresignedPost: { __typename: "UploadQuotaSpent", message: "No space." },
  });
  const refused = new UploadPermits().require(MINE);
  await expect(refused).rejects.toEqual(new PermitRefusedError("No space."));
});

it("creates unique keys with the prefix", () => {
  const prefix = "me/uploads/photos/";
  const key = createPhotoKey(prefix, ".jpg");
  expect(key).toMatch(/^me\/uploads\/photos\/[0-9a-f-]{36}\.jpg$/);
  expect(createPhotoKey(prefix, ".jpg")).not.toBe(key);
});
