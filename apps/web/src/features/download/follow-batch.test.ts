import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followBatch } from "./follow-batch.ts";
import type { PrintFile } from "./request-prints.ts";

const file = (facts: Partial<PrintFile>): PrintFile => ({
  id: "1",
  status: "RUNNING",
  progress: 0,
  downloadFilename: "sheet.jpeg",
  bytes: null,
  url: null,
  ...facts,
});

function createLine(answers: (readonly PrintFile[] | Error)[] = []) {
  const source = Object.assign(new EventTarget(), { close: vi.fn() });
  const heard: (readonly PrintFile[])[] = [];
  const leaving = new AbortController();
  const ask = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  followBatch("batch", (files) => heard.push(files), leaving.signal, { open: () => source, ask });
  return {
    heard,
    ask,
    leaving,
    close: source.close,
    tell: (files: readonly PrintFile[]) =>
      source.dispatchEvent(new MessageEvent("files", { data: JSON.stringify(files) })),
    fail: () => source.dispatchEvent(new Event("error")),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the files of a print", () => {
  it("are heard of as the server tells, and no longer when all are final", () => {
    const line = createLine();
    line.tell([file({ progress: 0.5 })]);
    expect(line.close).not.toHaveBeenCalled();
    line.tell([file({ status: "DONE" }), file({ status: "FAILED" })]);
    expect(line.heard.map((files) => files.map(({ status }) => status))).toEqual([
      ["RUNNING"],
      ["DONE", "FAILED"],
    ]);
    expect(line.close).toHaveBeenCalled();
    expect(line.ask).not.toHaveBeenCalled();
  });

  it("are asked for where no events come through, whatever fails on the way", async () => {
    const done = [file({ status: "DONE" })];
    const line = createLine([new Error("Network error."), [file({})], done]);
    line.fail();
    await vi.advanceTimersByTimeAsync(5000);
    expect(line.heard).toEqual([[file({})], done]);
    expect(line.ask).toHaveBeenCalledTimes(3);
  });

  it("are nobody's business after the screen was left", async () => {
    const line = createLine([[file({})]]);
    line.fail();
    await vi.advanceTimersByTimeAsync(0);
    line.leaving.abort();
    await vi.advanceTimersByTimeAsync(5000);
    expect(line.heard).toHaveLength(1);
    expect(line.close).toHaveBeenCalled();
  });
});
