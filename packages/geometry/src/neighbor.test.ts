import { describe, expect, it } from "vitest";
import { nearestInDirection } from "./neighbor.ts";

const place = (name: string, x: number, y: number) => ({ name, x, y });
const utah = place("Utah", 0, 0);
const colorado = place("Colorado", 10, 2);
const kansas = place("Kansas", 22, 3);
const wyoming = place("Wyoming", 8, -9);
const newMexico = place("New Mexico", 9, 14);
const alaska = place("Alaska", -30, 60);
const places = [utah, colorado, kansas, wyoming, newMexico, alaska];

describe("the nearest point in a direction", () => {
  it("is the nearest within 45 degrees", () => {
    expect(nearestInDirection(places, colorado, "left")).toBe(utah);
    expect(nearestInDirection(places, colorado, "right")).toBe(kansas);
    expect(nearestInDirection(places, colorado, "up")).toBe(wyoming);
    expect(nearestInDirection(places, colorado, "down")).toBe(newMexico);
  });

  it("may be far off the direction when nothing is nearer to it", () => {
    expect(nearestInDirection(places, utah, "left")).toBe(alaska);
  });

  it("is undefined at the edge", () => {
    expect(nearestInDirection(places, kansas, "right")).toBeUndefined();
  });
});
