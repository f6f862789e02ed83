import { expect, it } from "vitest";
import { shareInFlight } from "./share-in-flight.ts";

it("runs once for concurrent calls, and again afterward", async () => {
  let made = 0;
  const make = shareInFlight(async (name: string) => `${name} ${(made += 1)}`);
  expect(await Promise.all([make("a", "A"), make("a", "A"), make("b", "B")])).toEqual([
    "A 1",
    "A 1",
    "B 2",
  ]);
  expect(await make("a", "A")).toBe("A 3");
});

it("does not cache a failure", async () => {
  let tries = 0;
  const make = shareInFlight(async () => {
    tries += 1;
    if (tries === 1) throw new Error("first");
    return tries;
  });
  await expect(make("a", undefined)).rejects.toThrow("first");
  expect(await make("a", undefined)).toBe(2);
});
