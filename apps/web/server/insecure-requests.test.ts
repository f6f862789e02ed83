import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "./app.ts";
import { parseConfig } from "./config.server.ts";

const folder = mkdtempSync(join(tmpdir(), "web-"));
mkdirSync(join(folder, "assets"));
const noPages = () => Promise.reject(new Error("No page is requested in this test."));

const ENVIRONMENT = {
  API_URL: "http://127.0.0.1:1",
  IMAGES_URL: "https://images.photomap.example",
  S3_ENDPOINT: "https://uploads.photomap.example",
  PM_HOSTS: "photomap.example",
  TBL_HOSTS: "thebigloop.example",
};

function create(environment: Record<string, string>): Promise<FastifyInstance> {
  return createApp(parseConfig({ ...ENVIRONMENT, ...environment }), noPages, folder);
}

let production: FastifyInstance;

beforeAll(async () => {
  production = await create({ STAGE: "prod", TRUSTED_PROXIES: "127.0.0.1" });
});
afterAll(() => production.close());

function open(app: FastifyInstance, host: string, proto?: string) {
  const forwarded = proto === undefined ? {} : { "x-forwarded-proto": proto };
  return app.inject({ url: "/healthz?a=b", headers: { host, ...forwarded } });
}

describe("a request over http", () => {
  it.each(["photomap.example", "www.photomap.example", "thebigloop.example"])(
    "to %s leads to the same host over https",
    async (host) => {
      const { statusCode, headers } = await open(production, host, "http");
      expect([statusCode, headers["location"]]).toEqual([308, `https://${host}/healthz?a=b`]);
    },
  );

  it("leads to no other host", async () => {
    const forged = await production.inject({
      url: "/",
      headers: {
        host: "photomap.example",
        "x-forwarded-host": "evil.example",
        "x-forwarded-proto": "http",
      },
    });
    expect([forged.statusCode, forged.headers["location"]]).toEqual([403, undefined]);
    const { headers } = await production.inject({
      url: "//evil.example/",
      headers: { host: "photomap.example", "x-forwarded-proto": "http" },
    });
    expect(headers["location"]).toBe("https://photomap.example//evil.example/");
  });

  it("changes nothing", async () => {
    const { statusCode } = await production.inject({
      method: "POST",
      url: "/graphql",
      headers: { host: "photomap.example", "x-forwarded-proto": "http" },
    });
    expect(statusCode).toBe(403);
  });

  it("is answered on the local stage, behind unknown proxies and for health checks", async () => {
    const local = await create({ STAGE: "local", TRUSTED_PROXIES: "127.0.0.1" });
    const dev = await create({ STAGE: "dev" });
    for (const app of [local, dev]) {
      expect((await open(app, "photomap.example", "http")).headers).not.toHaveProperty("location");
      await app.close();
    }
    expect((await production.inject("/healthz")).statusCode).toBe(200);
    expect((await open(production, "photomap.example", "https")).headers).not.toHaveProperty(
      "location",
    );
  });
});
