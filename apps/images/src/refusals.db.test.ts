import { randomInt } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { ImageSigner, signPhoto } from "@photomap/server";
import { chooseSoakSize } from "@photomap/testing/soak";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPhotoService, type PhotoServiceUnderTest } from "../test/photo-service.ts";

const RESIZE = { width: 512, height: 512, fit: "inside" };
const REMOTE = [
  "http://127.0.0.1/",
  "http://169.254.169.254/latest/meta-data/",
  "http://0.0.0.0/",
  "http://[::1]/",
  "http://[::ffff:a9fe:a9fe]/",
  "http://2852039166/",
  "http://0xa9fea9fe/",
  "http://0251.0376.0251.0376/",
  "http://10.0.0.1/",
  "https://photos.example/1.jpg",
  "//photos.example/1.jpg",
  "file:///etc/passwd",
  "ftp://photos.example/1.jpg",
  "data:image/png;base64,AAAA",
  "s3://media/1.jpg",
];

let service: PhotoServiceUnderTest;
let key: string;

beforeAll(async () => {
  service = await openPhotoService();
  const photo = sharp({ create: { width: 3000, height: 2000, channels: 3, background: "teal" } });
  key = await service.upload(await photo.jpeg().toBuffer());
});
afterAll(() => service.close());

function encode(request: unknown): string {
  return Buffer.from(JSON.stringify(request)).toString("base64url");
}

/** Signs any request, so that only its content is wrong. */
function signed(request: Record<string, unknown>): string {
  const bucket = String(request["bucket"]);
  return `/${encode(request)}/${service.sign(bucket, String(request["key"]))}`;
}

function listOthers(character: string): string[] {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  return alphabet.split("").filter((other) => other !== character);
}

function listRefused(): string[] {
  const { storage, imageSigner, identity } = service;
  const bucket = storage.originalsBucket;
  const right = { bucket, key, edits: { resize: RESIZE } };
  const address = service.address(key);
  const [, encoded = "", signature = ""] = address.split("/");
  const foreign = new ImageSigner(["a key of nobody at all, 32 characters"]);
  const access = { scope: { kind: "owner", id: identity }, epoch: 1 } as const;
  const [claims, mac = ""] = [
    signature.slice(0, signature.lastIndexOf(".")),
    signature.split(".").at(-1),
  ];
  return [
    `/${encoded}`,
    `/${encoded}/`,
    `/${encoded}/${"A".repeat(22)}`,
    `/${encoded}/${claims}.${"A".repeat(22)}`,
    `/${encoded}/${mac}`,
    `/${encoded}/${signPhoto(foreign, { bucket, key }, access)}`,
    `/${encoded}/${service.sign(bucket, `${key}x`)}`,
    `/${encoded}/${imageSigner.sign(`previews/${bucket}/${key}`, access)}`,
    ...[".", "!!!", "=", "A", "?a=1", "/"].map((end) => address + end),
    ...listOthers(mac.slice(-1)).map((other) => address.slice(0, -1) + other),
    `/${encoded}/%${signature.charCodeAt(0).toString(16)}${signature.slice(1)}`,
    `/%${encoded.charCodeAt(0).toString(16)}${encoded.slice(1)}/${signature}`,
    address.replace(".1.", ".2."),
    address.replace(".1.", ".01."),
    address.replace("/o-", "/p-"),
    `/${encoded.slice(0, -1)}/${signature}`,
    `/${encoded}/${signature.slice(0, -2)}`,
    `/${encode({ ...right, key: key.replace("uploads/photos", "uploads/other") })}/${signature}`,
    ...[storage.mediaBucket, "", "other", `${bucket}/../${storage.mediaBucket}`].map((other) =>
      signed({ ...right, bucket: other }),
    ),
    ...[`../${key}`, `${key}/../x.jpg`, `/${key}`, "", "x".repeat(300)].map((other) =>
      signed({ ...right, key: other }),
    ),
    ...[
      { overlayWith: { bucket, key, alpha: 0 } },
      { composite: [{ input: "/etc/passwd" }] },
      { toFormat: "svg" },
      { smartCrop: true },
      { rotate: 90 },
      { text: { text: "x" } },
      { resize: { ...RESIZE, background: "url(http://169.254.169.254/)" } },
      { resize: { ...RESIZE, fit: "cover" } },
      { resize: { ...RESIZE, width: 500 } },
      { resize: { ...RESIZE, width: 64 } },
      { resize: { width: 8192, height: 8192, fit: "inside" } },
    ].map((edits) => signed({ ...right, edits: { ...right.edits, ...edits } })),
    ...REMOTE.flatMap((url) => [
      signed({ ...right, url }),
      signed({ ...right, key: url }),
      signed({ ...right, bucket: url }),
      signed({ ...right, edits: { resize: RESIZE, overlayWith: { url } } }),
    ]),
    signed({ ...right, headers: { "x-injected": "1" } }),
    signed({ ...right, outputFormat: "svg" }),
  ];
}

/** Counts the connections that this process opens. */
async function countConnections(act: () => Promise<void>): Promise<number> {
  let opened = 0;
  const count = () => {
    opened += 1;
  };
  subscribe("net.client.socket", count);
  await act().finally(() => unsubscribe("net.client.socket", count));
  return opened;
}

it("detects an outgoing connection", async () => {
  const opened = await countConnections(async () => {
    await fetch("http://127.0.0.1:49151/").catch(() => undefined);
  });
  expect(opened).toBeGreaterThan(0);
});

describe("an invalid address", () => {
  it("gets the same 404 without any outgoing connection", async () => {
    await service.images.inject(service.address(key));
    const refused = listRefused();
    const answers: string[] = [];
    const opened = await countConnections(async () => {
      for (const url of refused) {
        const { statusCode, payload, headers } = await service.images.inject(url);
        answers.push(`${statusCode} ${headers["cache-control"]} ${payload.replaceAll(url, "")}`);
      }
    });
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^404 undefined/);
    expect(opened).toBe(0);
    expect(refused.length).toBeGreaterThan(80);
  });
});

describe("a flood of sizes", () => {
  it("stores fourteen variants of a photo at most", { timeout: 120_000 }, async () => {
    const { storage } = service;
    const flooded = await service.upload(
      (await storage.read(storage.originalsBucket, key)) ?? Buffer.alloc(0),
    );
    const accepts = ["*/*", "image/avif", "image/webp", "image/avif,image/webp", "image/jxl"];
    const sizes = [64, 128, 256, 512, 1024, 2048, 4096];
    let shown = 0;
    for (let i = 0; i < chooseSoakSize(4000, 10_000); i += 1) {
      // One in ten requests an existing size: random numbers alone would rarely hit one.
      const width = i % 10 === 0 ? (sizes[randomInt(sizes.length)] ?? 0) : randomInt(1, 5000);
      const height = randomInt(2) === 0 ? width : randomInt(1, 5000);
      const fit = ["inside", "cover", "outside", undefined][randomInt(4)];
      const resize = { width, height, fit };
      const url = signed({ bucket: storage.originalsBucket, key: flooded, edits: { resize } });
      const headers = { accept: accepts[randomInt(accepts.length)] };
      shown += (await service.images.inject({ url, headers })).statusCode === 200 ? 1 : 0;
    }
    await service.images.close();
    const stored = await service.listMedia(flooded);
    const variants = stored.filter((name) => name.startsWith("variants/"));
    expect(shown).toBeGreaterThan(50);
    expect(variants.length).toBeGreaterThan(7);
    expect(variants.length).toBeLessThanOrEqual(14);
    expect(stored).toHaveLength(variants.length + 5);
  });
});
