import type { PhotoPlacement } from "@photomap/project";
import { describe, expect, it } from "vitest";
import { type PressedKey, readShortcut } from "./use-shortcuts.ts";

const area = { x: 0, y: 0, width: 300, height: 200 };
const photo: PhotoPlacement = {
  x: 10,
  y: 20,
  width: 102,
  height: 60,
  rotation: 10,
  flipX: false,
  flipY: false,
};
const NONE = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };

function press(key: string, modifiers: Partial<PressedKey> = {}): PhotoPlacement {
  const shortcut = readShortcut({ ...NONE, ...modifiers, key });
  if (shortcut?.type !== "step") throw new Error(`${key} is not a step`);
  return shortcut.step(photo, area);
}

describe("shortcuts on the active photo", () => {
  it.each([
    ["ArrowRight", {}, 11],
    ["ArrowLeft", {}, 9],
    ["ArrowRight", { altKey: true }, 10.1],
    ["ArrowLeft", { altKey: true }, 9.9],
    ["ArrowRight", { shiftKey: true }, 45],
    ["ArrowLeft", { shiftKey: true }, 0],
  ])("%s %o turns to %s degrees", (key, modifiers, degrees) => {
    expect(press(key, modifiers)).toEqual({ ...photo, rotation: degrees });
  });

  it.each([
    ["a", -3, 0],
    ["d", 3, 0],
    ["w", 0, -3],
    ["s", 0, 3],
    ["A", -30, 0],
    ["D", 30, 0],
    ["W", 0, -30],
    ["S", 0, 30],
  ])("%s moves by %s, %s", (key, x, y) => {
    expect(press(key, { shiftKey: key < "a" })).toEqual({ ...photo, x: 10 + x, y: 20 + y });
  });

  it.each([
    ["ArrowUp", {}, 1.02],
    ["ArrowUp", { shiftKey: true }, 1.2],
    ["ArrowDown", {}, 1 - 1 / 51],
    ["ArrowDown", { shiftKey: true }, 1 - 1 / 6],
  ])("%s %o scales by %s around the center", (key, modifiers, factor) => {
    const scaled = press(key, modifiers);
    expect(scaled.width).toBeCloseTo(102 * factor, 10);
    expect(scaled.height).toBeCloseTo(60 * factor, 10);
    expect(scaled.x + scaled.width / 2).toBeCloseTo(61, 10);
    expect(scaled.y + scaled.height / 2).toBeCloseTo(50, 10);
  });

  it.each([
    ["Backspace", "remove"],
    ["Escape", "deselect"],
    [" ", "reset"],
  ])("%s: %s", (key, type) => {
    expect(readShortcut({ ...NONE, key })).toEqual({ type });
  });

  it("ignores shortcuts of the browser and the page", () => {
    for (const key of ["z", "a", "s", "ArrowLeft"]) {
      expect(readShortcut({ ...NONE, key, ctrlKey: true })).toBeUndefined();
      expect(readShortcut({ ...NONE, key, metaKey: true })).toBeUndefined();
    }
    for (const key of ["Tab", "Enter", "x", "Shift"]) {
      expect(readShortcut({ ...NONE, key })).toBeUndefined();
    }
  });
});
