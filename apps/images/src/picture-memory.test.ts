import { AdmissionTimeoutError } from "@photomap/server";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerInTime, PictureMemory } from "./picture-memory.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const log = pino({ level: "silent" });
const options = { memory: new PictureMemory(), log };

function createWork() {
  let finish = (_value: string) => {};
  let fail = (_error: Error) => {};
  const work = new Promise<string>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  return { work, finish, fail };
}

describe("an answer", () => {
  it("is the result of work that is done in time", async () => {
    const { work, finish } = createWork();
    const answer = answerInTime(work, options);
    await vi.advanceTimersByTimeAsync(3_999);
    finish("a picture");
    expect(await answer).toBe("a picture");
  });

  it("is a refusal after 4 s, while the work goes on", async () => {
    const { work, finish } = createWork();
    const answer = answerInTime(work, options);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await answer).toBe("busy");
    finish("a picture");
    expect(await answerInTime(work, options)).toBe("a picture");
  });

  it("is a refusal when the work could not be started, and an error when it failed", async () => {
    const late = Promise.reject(new AdmissionTimeoutError("late"));
    expect(await answerInTime(late, options)).toBe("busy");
    await expect(answerInTime(Promise.reject(new Error("broken")), options)).rejects.toThrow(
      "broken",
    );
  });

  it("logs work that fails after the refusal", async () => {
    const { work, fail } = createWork();
    const error = vi.spyOn(log, "error");
    const answer = answerInTime(work, options);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await answer).toBe("busy");
    fail(new Error("broken"));
    await vi.advanceTimersByTimeAsync(0);
    expect(error).toHaveBeenCalledOnce();
  });
});

describe("the memory for pictures", () => {
  it.each([
    [4096, 1],
    [2048, 3],
    [1024, 21],
  ])("resizes to %i pixels at most %i times at once", async (edgePx, limit) => {
    const memory = new PictureMemory();
    let running = 0;
    const wait = () => new Promise<void>(() => (running += 1));
    for (let i = 0; i < 40; i += 1) void memory.resize(edgePx, wait);
    await vi.advanceTimersByTimeAsync(0);
    expect(running).toBe(limit);
  });

  it("drops a read that was not started within 4 s", async () => {
    const memory = new PictureMemory();
    const wait = () => new Promise<void>(() => {});
    for (let i = 0; i < 5; i += 1) void memory.readStored(2048, wait);
    const late = memory.readStored(2048, wait).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await late).toBeInstanceOf(AdmissionTimeoutError);
  });
});
