import { expect, it } from "vitest";
import { ApiError, NetworkError } from "./execute.ts";
import { isNetworkFailure } from "./network-failure.ts";

it.each([
  [new NetworkError({}), true],
  [new TypeError("Failed to fetch"), true],
  [new TypeError("NetworkError when attempting to fetch resource."), true],
  [new TypeError("Load failed"), true],
  [new TypeError("Failed to fetch dynamically imported module: /assets/a.js"), true],
  [new TypeError("Importing a module script failed."), true],
  [new TypeError("Cannot read properties of undefined (reading 'id')"), false],
  [new ApiError("The API answered 500", { isTemporary: true }), false],
  [undefined, false],
])("recognizes %s: %s", (error, expected) => {
  expect(isNetworkFailure(error)).toBe(expected);
});
