import { describe, expect, it } from "vitest";
import { getStepMs, Playback } from "./playback.ts";

describe("Playback", () => {
  it("starts with the whole map, and plays it from the beginning to the end", () => {
    const playback = new Playback(51);
    const stepMs = getStepMs(51);
    expect(playback.position).toBe(51);
    playback.play(1000);
    expect([playback.position, playback.isPlaying]).toEqual([0, true]);
    playback.tick(1000 + 10.5 * stepMs);
    expect(playback.position).toBe(10);
    playback.tick(1000 + 60 * stepMs);
    expect([playback.position, playback.isPlaying]).toEqual([51, false]);
  });

  it("continues where it was paused", () => {
    const playback = new Playback(51);
    const stepMs = getStepMs(51);
    playback.play(0);
    playback.tick(5.1 * stepMs);
    playback.pause();
    playback.tick(50 * stepMs);
    expect(playback.position).toBe(5);
    playback.play(100 * stepMs);
    playback.tick(102.5 * stepMs);
    expect(playback.position).toBe(7);
  });

  it("seeks within the map, while playing and paused", () => {
    const playback = new Playback(10);
    playback.seek(4, 0);
    expect([playback.position, playback.isPlaying]).toEqual([4, false]);
    playback.seek(-1, 0);
    expect(playback.position).toBe(0);
    playback.play(0);
    playback.seek(99, 0);
    expect(playback.position).toBe(10);
    playback.seek(8, 1000);
    playback.tick(1000 + 1.5 * getStepMs(10));
    expect(playback.position).toBe(9);
  });

  it("shows a region between 70 and 600 ms, and a whole map of 51 or 150 photos in 15 seconds", () => {
    expect(getStepMs(3)).toBe(600);
    expect(getStepMs(51) * 51).toBeCloseTo(15_000);
    expect(getStepMs(150) * 150).toBeCloseTo(15_000);
    expect(getStepMs(3000)).toBe(70);
  });
});
