import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  accountVariables,
  ConfigError,
  developmentVariables,
  httpVariables,
  imageSigningVariables,
  parseConfig,
  paymentVariables,
  processVariables,
  walgreensVariables,
} from "./config.ts";

const shape = {
  PORT: z.coerce.number().int(),
  DATABASE_URL: z.url(),
  STAGE: z.enum(["local", "prod"]),
};

it("parses valid values", () => {
  const environment = { PORT: "4000", DATABASE_URL: "postgres://localhost/x", STAGE: "local" };
  expect(parseConfig(shape, environment).PORT).toBe(4000);
});

it("reports every invalid variable in one error", () => {
  expect(() => parseConfig(shape, { PORT: "many" })).toThrow(ConfigError);
  expect(() => parseConfig(shape, { PORT: "many" })).toThrow(/PORT[^]*DATABASE_URL[^]*STAGE/);
});

const [OLD_KEY, NEW_KEY] = ["o".repeat(32), "n".repeat(32)];

it("reads one key or several, the signing one first", () => {
  const shape = { ...imageSigningVariables, CODE_KEY: accountVariables.CODE_KEY };
  const environment = { IMAGE_SIGNING_KEY: OLD_KEY, CODE_KEY: `${NEW_KEY}, ${OLD_KEY}` };
  expect(parseConfig(shape, environment)).toEqual({
    IMAGE_SIGNING_KEY: [OLD_KEY],
    CODE_KEY: [NEW_KEY, OLD_KEY],
  });
});

it.each(["", "short", `${NEW_KEY},`, `${NEW_KEY},short`])("refuses the keys %j", (keys) => {
  const environment = { IMAGE_SIGNING_KEY: keys };
  expect(() => parseConfig(imageSigningVariables, environment)).toThrow(/IMAGE_SIGNING_KEY/);
});

describe("production", () => {
  const section = {
    STAGE: z.enum(["local", "gamma", "prod"]),
    PERSISTED_OPERATIONS: z.string().optional(),
    TRUSTED_PROXIES: z.string().default("127.0.0.1"),
    ...imageSigningVariables,
  };
  const complete = {
    PERSISTED_OPERATIONS: "operations.json",
    TRUSTED_PROXIES: "10.0.0.0/8",
    IMAGE_SIGNING_KEY: "a key with at least thirty-two characters",
  };

  it.each(["gamma", "prod"])("in %s requires what has a default elsewhere", (STAGE) => {
    expect(() => parseConfig(section, { STAGE, TRUSTED_PROXIES: "" })).toThrow(
      /IMAGE_SIGNING_KEY[^]*PERSISTED_OPERATIONS: must be set[^]*TRUSTED_PROXIES: must be set/,
    );
    expect(parseConfig(section, { STAGE, ...complete }).TRUSTED_PROXIES).toBe("10.0.0.0/8");
  });

  it("requires nothing that the process does not read", () => {
    expect(parseConfig({ STAGE: section.STAGE }, { STAGE: "prod" })).toEqual({ STAGE: "prod" });
  });

  it("is not the local stage", () => {
    const { IMAGE_SIGNING_KEY } = complete;
    const config = parseConfig(section, { STAGE: "local", IMAGE_SIGNING_KEY });
    expect(config.TRUSTED_PROXIES).toBe("127.0.0.1");
  });
});

it("ERR-16 throws for an unknown or missing stage", () => {
  for (const STAGE of ["test", "Prod", "", undefined]) {
    expect(() => parseConfig(processVariables, { STAGE })).toThrow(/STAGE/);
  }
});

describe("DEVELOPMENT", () => {
  const section = { ...developmentVariables, ...httpVariables };
  const parse = (environment: NodeJS.ProcessEnv) =>
    parseConfig(section, { PORT: "0", ...environment });

  it("is off unless it is set, in every stage", () => {
    for (const STAGE of ["local", "dev", "gamma", "prod"]) {
      expect(parse({ STAGE }).DEVELOPMENT).toBe(false);
      expect(parse({ STAGE, DEVELOPMENT: "0" }).DEVELOPMENT).toBe(false);
    }
    expect(() => parse({ DEVELOPMENT: "yes" })).toThrow(/DEVELOPMENT/);
  });

  it.each([undefined, "127.0.0.1", "::1", "localhost"])("is accepted for HOST=%s", (HOST) => {
    expect(parse({ STAGE: "dev", DEVELOPMENT: "1", HOST }).DEVELOPMENT).toBe(true);
  });

  it.each(["0.0.0.0", "::", "", "10.0.0.7", "127.0.0.1.evil.example", "photomap.example"])(
    "is refused for HOST=%s",
    (HOST) => {
      expect(() => parse({ STAGE: "local", DEVELOPMENT: "1", HOST })).toThrow(/DEVELOPMENT/);
    },
  );

  it.each(["gamma", "prod"])("is refused in %s", (STAGE) => {
    expect(() => parse({ STAGE, DEVELOPMENT: "1" })).toThrow(/DEVELOPMENT: must not be set/);
  });
});

describe("payments", () => {
  const section = { STAGE: z.string(), ...paymentVariables };
  const keys = {
    STRIPE_SECRET_KEY: "rk_live_51abc",
    STRIPE_WEBHOOK_SECRET: "whsec_that_has_thirty_two_characters",
  };

  it("pays at a double outside production only", () => {
    const environment = { ...keys, STRIPE_API_URL: "http://127.0.0.1:4005" };
    expect(parseConfig(section, { STAGE: "local", ...environment })).toMatchObject({
      STRIPE_API_URL: "http://127.0.0.1:4005",
    });
    expect(() => parseConfig(section, { STAGE: "prod", ...environment })).toThrow(
      "STRIPE_API_URL: must not be set when STAGE is prod",
    );
    expect(parseConfig(section, { STAGE: "prod", ...keys })).toEqual({
      STAGE: "prod",
      ...keys,
      STRIPE_WEBHOOK_SECRET: [keys.STRIPE_WEBHOOK_SECRET],
    });
  });

  it("refuses a publishable key", () => {
    const environment = { STAGE: "prod", ...keys, STRIPE_SECRET_KEY: "pk_live_51abc" };
    expect(() => parseConfig(section, environment)).toThrow(/STRIPE_SECRET_KEY/);
  });
});

describe("pickup", () => {
  const parse = (environment: NodeJS.ProcessEnv) =>
    parseConfig({ STAGE: z.string(), ...walgreensVariables }, { STAGE: "local", ...environment });
  const keys = { WALGREENS_API_KEY: "key", WALGREENS_AFFILIATE_ID: "photomap" };

  it("is off without keys, and needs both", () => {
    expect(parse({}).WALGREENS_API_KEY).toBeUndefined();
    expect(parse(keys)).toMatchObject(keys);
    expect(() => parse({ WALGREENS_API_KEY: "key" })).toThrow(
      /WALGREENS_AFFILIATE_ID: must be set/,
    );
    expect(() => parse({ WALGREENS_AFFILIATE_ID: "photomap" })).toThrow(
      /WALGREENS_API_KEY: must be/,
    );
  });

  it("orders at Walgreens itself unless an address is set, in production by https", () => {
    const WALGREENS_API_URL = "http://127.0.0.1:4006";
    expect(parse(keys).WALGREENS_API_URL).toBe("https://services.walgreens.com");
    expect(parse({ ...keys, WALGREENS_API_URL }).WALGREENS_API_URL).toBe(WALGREENS_API_URL);
    expect(() => parse({ ...keys, STAGE: "prod", WALGREENS_API_URL })).toThrow(
      "WALGREENS_API_URL: must begin with https when STAGE is prod",
    );
  });
});
