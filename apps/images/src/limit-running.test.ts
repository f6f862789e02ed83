import { expect, it } from "vitest";
import { limitRunning } from "./limit-running.ts";

it("runs no more than the limit at once, all of them in the end, and goes on after a failure", async () => {
  const limit = limitRunning(2);
  let running = 0;
  let most = 0;
  const act = async (fails: boolean) => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (fails) throw new Error("no");
  };
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map((n) => limit(() => act(n === 2))));
  expect(most).toBe(2);
  expect(outcomes.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
    "fulfilled",
  ]);
});
