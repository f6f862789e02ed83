import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Answers } from "./answers.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const succeed = async () => {};
const fail = (reason: string) => () => Promise.reject(new Error(reason));

async function answerAfter(answers: Answers, ...delays: number[]): Promise<void> {
  for (const delay of delays) {
    vi.advanceTimersByTime(delay);
    await answers.record(succeed);
  }
}

it("finds the longest time without an answer after a fault", async () => {
  const answers = new Answers();
  await answerAfter(answers, 10, 900, 10);
  const fault = performance.now();
  await answerAfter(answers, 10, 300, 10);
  expect(answers.findLongestGap(fault)).toBe(300);
  expect(answers.count).toBe(6);
});

it("counts the time from the fault to the first answer, and from the last answer to now", async () => {
  const answers = new Answers();
  const fault = performance.now();
  await answerAfter(answers, 40, 10);
  expect(answers.findLongestGap(fault)).toBe(40);
  vi.advanceTimersByTime(70);
  expect(answers.findLongestGap(fault)).toBe(70);
});

it("counts failures by their reason", async () => {
  const answers = new Answers();
  for (const reason of ["Status 502", "Status 502", "fetch failed"]) {
    await answers.record(fail(reason));
  }
  expect(answers.failures).toBe(3);
  expect(answers.reasons).toEqual({ "Status 502": 2, "fetch failed": 1 });
  expect(answers.count).toBe(0);
});

it("finds when the last request that failed was sent", async () => {
  const answers = new Answers();
  await answers.record(fail("before"));
  vi.advanceTimersByTime(5);
  const fault = performance.now();
  expect(answers.findLastFailure(fault)).toBe(0);
  vi.advanceTimersByTime(20);
  await answers.record(async () => {
    vi.advanceTimersByTime(8000);
    throw new Error("timeout");
  });
  expect(answers.findLastFailure(fault)).toBe(20);
});
