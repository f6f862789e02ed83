import { describe, expect, it } from "vitest";
import { parseConfig } from "./config.server.ts";

describe("parseConfig", () => {
  it("has defaults for the local stage", () => {
    expect(parseConfig({ STAGE: "local" })).toMatchObject({
      DEVELOPMENT: false,
      PORT: 3000,
      TRUSTED_PROXIES: [],
    });
  });

  it("has no default stage", () => {
    expect(() => parseConfig({})).toThrow(/STAGE/);
  });

  it("lists every missing URL in other stages", () => {
    expect(() => parseConfig({ STAGE: "dev", API_URL: "http://api" })).toThrow(
      /IMAGES_URL must be set[^]*S3_ENDPOINT must be set/,
    );
  });

  it.each(["gamma", "prod"])("in %s lists everything that has to be set", (STAGE) => {
    expect(() => parseConfig({ STAGE, PORT: "eighty", TRUSTED_PROXIES: "" })).toThrow(
      /PORT[^]*API_URL[^]*IMAGES_URL[^]*S3_ENDPOINT[^]*TRUSTED_PROXIES[^]*PM_HOSTS[^]*TBL_HOSTS/,
    );
  });

  it("accepts DEVELOPMENT on loopback only, and never in production", () => {
    const development = { STAGE: "local", DEVELOPMENT: "1" };
    expect(parseConfig(development).DEVELOPMENT).toBe(true);
    expect(parseConfig({ ...development, HOST: "::1" }).DEVELOPMENT).toBe(true);
    for (const HOST of ["0.0.0.0", "::", "", "photomap.example"]) {
      expect(() => parseConfig({ ...development, HOST })).toThrow(/DEVELOPMENT requires/);
    }
    expect(() => parseConfig({ ...development, STAGE: "prod" })).toThrow(/DEVELOPMENT must not/);
  });

  it("parses the trusted proxies as a list", () => {
    const environment = { STAGE: "local", TRUSTED_PROXIES: "10.0.0.0/8, 127.0.0.1" };
    expect(parseConfig(environment).TRUSTED_PROXIES).toEqual(["10.0.0.0/8", "127.0.0.1"]);
  });
});
