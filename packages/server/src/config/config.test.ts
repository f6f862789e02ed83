import { expect, it } from "vitest";
import { z } from "zod";
import { ConfigError, parseConfig } from "./config.ts";

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
