import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SaveHistory } from "./save-history.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

function write(history: SaveHistory, number: number, sent: number, acknowledged: number): void {
  vi.setSystemTime(sent);
  history.addSent(number);
  vi.setSystemTime(acknowledged);
  history.addAcknowledged(number);
}

it("knows what a copy of a moment has at least and at most", () => {
  const history = new SaveHistory();
  write(history, 1, 10, 20);
  write(history, 2, 30, 40);
  expect(history.findRange(new Date(5))).toEqual({ least: 0, most: 0 });
  expect(history.findRange(new Date(20))).toEqual({ least: 1, most: 1 });
  expect(history.findRange(new Date(35))).toEqual({ least: 1, most: 2 });
  expect(history.findRange(new Date(40))).toEqual({ least: 2, most: 2 });
});

it("counts a repeated write from its first time", () => {
  const history = new SaveHistory();
  write(history, 1, 10, 20);
  write(history, 1, 50, 60);
  expect(history.findRange(new Date(15))).toEqual({ least: 0, most: 1 });
  expect(history.findAcknowledged(1)).toBe(20);
  expect(history.findAcknowledged(2)).toBeUndefined();
});
