import { readdirSync } from "node:fs";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { API_SETTINGS } from "../../test/api-settings.ts";
import { createApi } from "../app.ts";

const FOLDER = new URL("../../../../catalog/products/", import.meta.url);

let test: TestBackend;
let api: FastifyInstance;

beforeAll(async () => {
  test = await openTestBackend();
  api = await createApi(API_SETTINGS, test.backend, pino({ level: "silent" }));
});
afterAll(async () => {
  await api.close();
  await test.close();
});

it("serves a picture of a product, which may be cached forever", async () => {
  const name = readdirSync(FOLDER).find((file) => file.endsWith("-1024.webp"));
  const url = `/products/${name}`;
  const answer = await api.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(answer.rawPayload.subarray(8, 12).toString()).toBe("WEBP");
  const headers = { "if-none-match": String(answer.headers.etag) };
  expect((await api.inject({ url, headers })).statusCode).toBe(304);
});

it("serves the pictures of a map in their formats", async () => {
  const { large, share } = (await test.backend.designPictures.findPaths("50-states")) ?? {};
  for (const [path, type] of [
    [large, "image/avif"],
    [share, "image/jpeg"],
  ]) {
    const answer = await api.inject(path ?? "");
    expect(answer.headers["content-type"]).toBe(type);
    expect(answer.headers["cache-control"]).toContain("immutable");
  }
});

it.each([
  "/design-pictures/sources.json",
  "/products/no-such-picture-0123abcd-1024.webp",
  "/products/sources.json",
])("answers 404 for %s", async (url) => {
  const answer = await api.inject(url);
  expect(answer.statusCode).toBe(404);
});
