import { listRoutes } from "@photomap/testing";
import { encodeInjection, FORCED_PATHS, findLeak, INJECTIONS } from "@photomap/testing/injections";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPhotoService, type PhotoServiceUnderTest } from "../test/photo-service.ts";

let service: PhotoServiceUnderTest;
let images: FastifyInstance;

beforeAll(async () => {
  service = await openPhotoService();
  images = service.openAll();
});
afterAll(async () => {
  await images.close();
  await service.close();
});

/** Finds the addresses whose answer is anything but a refusal. */
async function findFindings(urls: readonly string[]): Promise<string[]> {
  const findings: string[] = [];
  for (const url of urls) {
    const start = performance.now();
    const { statusCode: status, headers, body } = await images.inject(url);
    const leak = findLeak({ status, headers, body, elapsedMs: performance.now() - start });
    if (leak !== undefined || status < 400) findings.push(`${url}: ${leak ?? status}`);
  }
  return findings;
}

describe("values that try to be more than a value are refused", () => {
  it("in every parameter of every route", async () => {
    const routes = listRoutes(images.printRoutes({ commonPrefix: false }));
    const paths = routes.map((route) => route.replace(/^\w+ /, ""));
    expect(paths.length).toBeGreaterThan(7);
    const places = paths.flatMap((path) =>
      [...path.matchAll(/:\w+|\*/g)].map(
        ([parameter]) =>
          (value: string) =>
            path
              .replace(parameter, "{}")
              .replaceAll(/:\w+|\*/g, "x")
              .replace("{}", () => encodeInjection(value)),
      ),
    );
    const urls = places.flatMap((write) => INJECTIONS.map(write));
    expect(await findFindings(urls)).toEqual([]);
  });

  it("in every field of a signed address", async () => {
    const right = {
      bucket: service.storage.originalsBucket,
      key: `${service.identity}/uploads/photos/x.jpg`,
      edits: { resize: { width: 512, height: 512, fit: "inside" } },
    };
    const places = [
      (value: string) => ({ ...right, bucket: value }),
      (value: string) => ({ ...right, key: value }),
      (value: string) => ({ ...right, key: `${service.identity}/uploads/photos/${value}` }),
      (value: string) => ({ ...right, edits: { resize: { ...right.edits.resize, fit: value } } }),
    ];
    const requests = places.flatMap((write) => INJECTIONS.map(write));
    const urls = requests.map((request) => {
      const encoded = Buffer.from(JSON.stringify(request)).toString("base64url");
      return `/${encoded}/${service.sign(request.bucket, request.key)}`;
    });
    expect(await findFindings(urls)).toEqual([]);
  });
});

it("there is nothing at paths of settings, source, backups and state", async () => {
  expect(await findFindings(FORCED_PATHS.map((path) => `/${path}`))).toEqual([]);
});
