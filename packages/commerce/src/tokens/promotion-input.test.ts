import { describe, expect, it } from "vitest";
import { safeParse } from "zod/mini";
import { promotionInput } from "./promotion-input.ts";

const PROMOTION = {
  id: "summer-of-maps",
  updatedAt: null,
  title: " Summer of maps ",
  description: "",
  status: "OPEN",
  maxEntries: 50,
  tokens: 2.5,
  startsAt: "2026-06-01T00:00:00.000Z",
};

/** Returns the problems by field. */
function listProblems(changes: object): object {
  const issues = safeParse(promotionInput, { ...PROMOTION, ...changes }).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

const ADDRESS = "Use lowercase letters, digits and hyphens.";
const PLACES = "Enter a whole number, 1 or more.";
const TOKENS = "Enter 0.5 to 50, in steps of 0.5.";

describe("the input of a promotion", () => {
  it("is read without spaces around its texts", () => {
    expect(promotionInput.parse(PROMOTION)).toMatchObject({
      title: "Summer of maps",
      startsAt: new Date("2026-06-01T00:00:00Z"),
    });
  });

  it.each([
    [{ id: "" }, { id: ADDRESS }],
    [{ id: "Summer" }, { id: ADDRESS }],
    [{ id: "a--b" }, { id: ADDRESS }],
    [{ id: "-a" }, { id: ADDRESS }],
    [{ id: "a".repeat(61) }, { id: "Use at most 60 characters." }],
    [{ title: " " }, { title: "Enter a title." }],
    [{ title: "a".repeat(101) }, { title: "Use at most 100 characters." }],
    [{ description: "a".repeat(2001) }, { description: "Use at most 2,000 characters." }],
    [{ maxEntries: 0 }, { maxEntries: PLACES }],
    [{ maxEntries: Number.NaN }, { maxEntries: PLACES }],
    [{ maxEntries: 1_000_001 }, { maxEntries: PLACES }],
    [{ tokens: 0 }, { tokens: TOKENS }],
    [{ tokens: 1.25 }, { tokens: TOKENS }],
    [{ tokens: 50.5 }, { tokens: TOKENS }],
    [{ tokens: Number.NaN }, { tokens: TOKENS }],
    [{ startsAt: "" }, { startsAt: "Enter a start." }],
    [{ endsAt: "2026-05-31T00:00:00.000Z" }, { endsAt: "The end must be after the start." }],
  ])("refuses %j at its field", (changes, problems) => {
    expect(listProblems(changes)).toEqual(problems);
  });

  it("accepts the limits themselves", () => {
    for (const changes of [
      { id: "a".repeat(60), maxEntries: 1, tokens: 0.5 },
      { maxEntries: 1_000_000, tokens: 50, description: "a".repeat(2000) },
      { endsAt: "2026-06-01T00:00:00.001Z", status: "CLOSED" },
    ]) {
      expect(listProblems(changes)).toEqual({});
    }
  });
});
