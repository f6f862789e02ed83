import { describe, expect, it } from "vitest";
import { parseConfig } from "./config.server.ts";

describe("parseConfig", () => {
  it("has defaults for the local stage", () => {
    expect(parseConfig({})).toMatchObject({ STAGE: "local", PORT: 3000, TRUSTED_PROXIES: [] });
  });

  it("lists every missing URL in other stages", () => {
    expect(() => parseConfig({ STAGE: "prod", API_URL: "http://api" })).toThrow(
      /IMAGES_URL must be set[^]*S3_ENDPOINT must be set/,
    );
  });

  it("names an invalid variable", () => {
    expect(() => parseConfig({ PORT: "eighty" })).toThrow(/PORT/);
  });

  it("parses the trusted proxies as a list", () => {
    expect(parseConfig({ TRUSTED_PROXIES: "10.0.0.0/8, 127.0.0.1" }).TRUSTED_PROXIES).toEqual([
      "10.0.0.0/8",
      "127.0.0.1",
    ]);
  });
});
