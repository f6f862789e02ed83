import { expect, it } from "vitest";
import { tooManyPasswordAttempts } from "./refusals.ts";

it.each([
  [undefined, "a few minutes"],
  [0, "a few minutes"],
  [0.4, "1 second"],
  [1.2, "2 seconds"],
  [60, "60 seconds"],
  [61, "2 minutes"],
  [300, "5 minutes"],
])("a wait of %s seconds is named %s", (waitSeconds, wait) => {
  const refused = tooManyPasswordAttempts(waitSeconds === undefined ? {} : { waitSeconds });
  expect(refused.message).toBe(`Too many attempts. Please try again in ${wait}.`);
});
