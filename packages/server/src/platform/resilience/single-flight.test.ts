import { expect, it } from "vitest";
import { SingleFlight } from "./single-flight.ts";

it("runs once for concurrent calls, and again afterward", async () => {
  let made = 0;
  const flight = new SingleFlight<string>();
  const make = (key: string) => flight.run(key, async () => `${key} ${(made += 1)}`);
  expect(await Promise.all([make("a"), make("a"), make("b")])).toEqual(["a 1", "a 1", "b 2"]);
  expect(await make("a")).toBe("a 3");
});

it("does not keep a failure", async () => {
  let tries = 0;
  const flight = new SingleFlight<number>();
  const attempt = async () => {
    tries += 1;
    if (tries === 1) throw new Error("first");
    return tries;
  };
  await expect(flight.run("a", attempt)).rejects.toThrow("first");
  expect(await flight.run("a", attempt)).toBe(2);
});
