import { expect, it } from "vitest";
import { z } from "zod";
import { accountSection, ConfigError, imageSection, parseConfig } from "./config.ts";

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
  const shape = { ...imageSection, CODE_KEY: accountSection.CODE_KEY };
  const environment = { IMAGE_SIGNING_KEY: OLD_KEY, CODE_KEY: `${NEW_KEY}, ${OLD_KEY}` };
  expect(parseConfig(shape, environment)).toEqual({
    IMAGE_SIGNING_KEY: [OLD_KEY],
    CODE_KEY: [NEW_KEY, OLD_KEY],
  });
});

it.each(["", "short", `${NEW_KEY},`, `${NEW_KEY},short`])("refuses the keys %j", (keys) => {
  const environment = { IMAGE_SIGNING_KEY: keys };
  expect(() => parseConfig(imageSection, environment)).toThrow(/IMAGE_SIGNING_KEY/);
});
