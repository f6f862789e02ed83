import { brotliDecompressSync, gunzipSync } from "node:zlib";
import {
  type Design,
  getGraphicKey,
  type StoredPlaces,
  type StoredZipCodes,
} from "@photomap/design";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_SETTINGS } from "../../test/api-settings.ts";
import { createApi } from "../app.ts";

const DESIGN_ID = "single-co-20x16";
const IMMUTABLE = "public, max-age=31536000, immutable";

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

describe("a published design", () => {
  it("PRN-23 is public at designs/{id}.json, with all its layers", async () => {
    const answer = await api.inject(`/designs/${DESIGN_ID}.json`);
    const design = answer.json<Design>();
    expect(design.id).toBe(DESIGN_ID);
    const opening = design.features.find((feature) => feature.type === "OPENING");
    expect(Object.keys(opening?.layers ?? {}).toSorted()).toEqual([
      "cut",
      "inner",
      "outer",
      "print",
    ]);
  });

  it("is compressed for clients that accept it", async () => {
    const plain = await api.inject(`/designs/${DESIGN_ID}.json`);
    const get = (encoding: string) =>
      api.inject({ url: `/designs/${DESIGN_ID}.json`, headers: { "accept-encoding": encoding } });
    const [brotli, gzip] = [await get("gzip, deflate, br"), await get("gzip")];
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(brotli.headers.vary).toBe("accept-encoding");
  });

  it("is not sent again to a client that has it, and is immutable under its hash", async () => {
    const first = await api.inject(`/designs/${DESIGN_ID}.json`);
    const etag = String(first.headers.etag);
    const again = await api.inject({
      url: `/designs/${DESIGN_ID}.json`,
      headers: { "if-none-match": etag },
    });
    expect(again.statusCode).toBe(304);
    const hashed = await api.inject(`/designs/${DESIGN_ID}.${etag.replaceAll('"', "")}.json`);
    expect(hashed.headers["cache-control"]).toBe(IMMUTABLE);
    expect(hashed.rawPayload.equals(first.rawPayload)).toBe(true);
  });

  it.each([
    "/designs/atlantis.json",
    `/designs/${DESIGN_ID}.0123456789abcdef.json`,
    `/designs/${DESIGN_ID}.webp`,
    "/designs/..%2f..%2fpackage.json",
    "/designs/__proto__.json",
    "/thumbnails/atlantis.webp",
    `/thumbnails/${DESIGN_ID}.0123456789abcdef.webp`,
    "/lookups/heart-mosaic.json",
    "/lookups/50-states.0123456789abcdef.json",
    "/search-data/zip-codes-10.json",
  ])("is not found at %s", async (url) => {
    expect((await api.inject(url)).statusCode).toBe(404);
  });
});

it("ENT-03 has features with their fields, and the size class of stickers", async () => {
  const query = `{ design(id: "50-states-36x24") { features } }`;
  const answer = await api.inject({
    method: "POST",
    url: "/graphql",
    headers: { "content-type": "application/json", "x-photomap-client": "test" },
    payload: { query },
  });
  const features: Record<string, unknown>[] = answer.json().data.design.features;
  const layer = expect.objectContaining({
    box: expect.objectContaining({ width: expect.any(Number) }),
  });
  expect(features.find(({ id }) => id === "CO")).toMatchObject({
    type: "OPENING",
    name: "Colorado",
    depth: expect.any(Number),
    outlined: expect.any(Boolean),
    layers: { cut: layer, inner: layer, print: layer, outer: layer },
    enabled: true,
    optional: false,
    stickerSizeClass: "MEDIUM",
  });
  expect(features.filter(({ counts }) => counts === false)).not.toHaveLength(0);
  expect(features.find(({ id }) => id === "RI")).toMatchObject({ stickerSizeClass: "SMALL" });
  const graphic = features.find(({ type }) => type === "GRAPHIC");
  expect(graphic).toMatchObject({ id: expect.any(String), depth: expect.any(Number) });
  expect(graphic).not.toHaveProperty("stickerSizeClass");
});

describe("the geography of a map", () => {
  it("is small, finds regions by coordinates and is immutable under its hash", async () => {
    const headers = { "accept-encoding": "br" };
    const answer = await api.inject({ url: "/lookups/50-states.json", headers });
    const lookup = JSON.parse(brotliDecompressSync(answer.rawPayload).toString());
    expect(lookup.regions).toContainEqual({ id: "UT", rings: expect.any(Array) });
    const hash = String(answer.headers.etag).replaceAll('"', "");
    const hashed = await api.inject({ url: `/lookups/50-states.${hash}.json`, headers });
    expect(hashed.headers["cache-control"]).toBe(IMMUTABLE);
    expect(hashed.rawPayload.equals(answer.rawPayload)).toBe(true);
  });
});

it("serves the places and ZIP codes of the search", async () => {
  const places = (await api.inject("/search-data/places.json")).json<StoredPlaces>();
  expect(places.cities).toContainEqual(expect.objectContaining({ name: "Chicago" }));
  const codes = (await api.inject("/search-data/zip-codes-4.json")).json<StoredZipCodes>();
  expect(codes["482"]?.counties[0]).toBe("US-MI|Wayne County");
});

it("LIM-02 the picture of a background is stored at its widths", async () => {
  const { backgroundOptions } = (await api.inject(`/designs/${DESIGN_ID}.json`)).json<Design>();
  expect(backgroundOptions).toHaveLength(5);
  for (const { imageKey } of backgroundOptions) {
    for (const [widthPx, stored] of [
      [512, 512],
      [1028, 1028],
      [2048, 2048],
      [4096, 4096],
      [8192, 8192],
    ] as const) {
      const picture = await api.inject(`/${getGraphicKey(imageKey, widthPx)}`);
      expect(picture.headers["content-type"]).toBe("image/jpeg");
      expect(readJpegWidth(picture.rawPayload)).toBe(stored);
    }
  }
});

/** Reads the width from the first start-of-frame marker. */
function readJpegWidth(jpeg: Buffer): number {
  const at = jpeg.findIndex(
    (byte, i) => byte === 0xff && /^c[0-2]$/.test(jpeg[i + 1]?.toString(16) ?? ""),
  );
  return jpeg.readUInt16BE(at + 7);
}

describe("the list of designs", () => {
  it("has every design of the brand with an immutable thumbnail", async () => {
    const answer = await api.inject("/designs/index.json");
    const entries = answer.json<{ id: string; thumbnailUrl: string | null; places: string[] }[]>();
    expect(entries.length).toBeGreaterThan(80);
    expect(entries.filter(({ thumbnailUrl }) => thumbnailUrl === null)).toEqual([]);
    const fiftyStates = entries.find(({ id }) => id === "50-states-36x24");
    expect(fiftyStates?.places).toContain("Lone Star State");
    const picture = await api.inject(fiftyStates?.thumbnailUrl ?? "");
    expect(picture.headers["cache-control"]).toBe(IMMUTABLE);
    expect(picture.headers["content-type"]).toBe("image/webp");
    expect(picture.rawPayload.subarray(8, 12).toString()).toBe("WEBP");
  });

  it("ENT-02 PRJ-16 is also available in the API, with every field", async () => {
    const query = `{ design(id: "${DESIGN_ID}") {
      id businessId name thumbnailUrl width height regionType regionTypePlural regionCount keywords
      outputOptions { type name scale inputs } backgroundOptions { id name imageKey }
      stickersOnly stickers { outputType outputScale stickers { openingId sizeClass } } features } }`;
    const answer = await api.inject({
      method: "POST",
      url: "/graphql",
      headers: { "content-type": "application/json", "x-photomap-client": "test" },
      payload: { query },
    });
    expect(answer.json().data.design).toEqual({
      id: DESIGN_ID,
      businessId: "pm",
      name: "Colorado Silhouette",
      thumbnailUrl: expect.stringMatching(/^\/thumbnails\/single-co-20x16\.[0-9a-f]{16}\.webp$/),
      width: 1440,
      height: 1152,
      regionType: "state",
      regionTypePlural: "states",
      regionCount: 1,
      keywords: expect.arrayContaining(["Colorado", "Centennial State"]),
      outputOptions: [
        { type: "MATBOARD_WALL_MAP_SINGLE", name: "Matboard Wall Map", scale: 1, inputs: null },
      ],
      backgroundOptions: expect.arrayContaining([
        { id: "oak", name: "Oak", imageKey: "backgrounds/oak.jpg" },
      ]),
      stickersOnly: false,
      stickers: [
        {
          outputType: "MATBOARD_WALL_MAP_SINGLE",
          outputScale: 1,
          stickers: [{ openingId: "CO", sizeClass: "LARGE" }],
        },
      ],
      features: expect.arrayContaining([
        expect.objectContaining({ id: "CO", type: "OPENING", name: "Colorado" }),
      ]),
    });
  });
});
