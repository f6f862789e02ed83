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

function createConnection(answers: (readonly PrintFile[] | Error)[] = []) {
  const source = Object.assign(new EventTarget(), { close: vi.fn() });
  const received: (readonly PrintFile[])[] = [];
  const leaving = new AbortController();
  const fetchFiles = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  followBatch("batch", (files) => received.push(files), leaving.signal, {
    openStream: () => source,
    fetchFiles,
  });
  return {
    received,
    fetchFiles,
    leaving,
    close: source.close,
    emit: (files: readonly PrintFile[]) =>
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

describe("followBatch", () => {
  it("forwards events and closes the stream when all files are final", () => {
    const connection = createConnection();
    connection.emit([file({ progress: 0.5 })]);
    expect(connection.close).not.toHaveBeenCalled();
    connection.emit([file({ status: "DONE" }), file({ status: "FAILED" })]);
    expect(connection.received.map((files) => files.map(({ status }) => status))).toEqual([
      ["RUNNING"],
      ["DONE", "FAILED"],
    ]);
    expect(connection.close).toHaveBeenCalled();
    expect(connection.fetchFiles).not.toHaveBeenCalled();
  });

  it("polls when the event stream fails, and repeats failed requests", async () => {
    const done = [file({ status: "DONE" })];
    const connection = createConnection([new Error("Network error."), [file({})], done]);
    connection.fail();
    await vi.advanceTimersByTimeAsync(5000);
    expect(connection.received).toEqual([[file({})], done]);
    expect(connection.fetchFiles).toHaveBeenCalledTimes(3);
  });

  it("stops when the signal aborts", async () => {
    const connection = createConnection([[file({})]]);
    connection.fail();
    await vi.advanceTimersByTimeAsync(0);
    connection.leaving.abort();
    await vi.advanceTimersByTimeAsync(5000);
    expect(connection.received).toHaveLength(1);
    expect(connection.close).toHaveBeenCalled();
  });
});
