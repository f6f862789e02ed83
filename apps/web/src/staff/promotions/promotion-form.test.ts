import { promotionInput } from "@photomap/commerce";
import { describe, expect, it } from "vitest";
import { findProblems } from "../shared/find-problems.ts";
import {
  createPromotionDraft,
  createPromotionInput,
  type PromotionDraft,
  updateIdFromTitle,
} from "./promotion-form.ts";

const NOW = new Date(2026, 6, 4, 12, 0);
const NEW = createPromotionDraft(undefined, NOW);

/** Types the title letter by letter and returns the draft. */
function typeTitle(title: string, from: PromotionDraft = NEW): PromotionDraft {
  let draft = from;
  for (const letter of title) {
    draft = updateIdFromTitle({ ...draft, title: draft.title + letter }, draft);
  }
  return draft;
}

describe("the address of a new promotion", () => {
  it.each([
    ["Summer of Maps!", "summer-of-maps"],
    ["  Été & more — 2026 ", "t-more-2026"],
    ["!!!", ""],
  ])("of the title %j is %j", (title, id) => {
    expect(typeTitle(title).id).toBe(id);
  });

  it("is not longer than it may be, and does not end with a hyphen", () => {
    const { id } = typeTitle(`${"a".repeat(59)} b`);
    expect(id).toBe("a".repeat(59));
    const draft = { ...typeTitle("word ".repeat(30)), maxEntries: "1", tokens: "1" };
    const input = createPromotionInput(draft, { promotion: undefined, isOpen: true });
    expect(findProblems(promotionInput, input)).toEqual({
      title: "Use at most 100 characters.",
    });
  });

  it("stays as it was typed when the title changes", () => {
    const typed = { ...typeTitle("Summer"), id: "maps" };
    expect(typeTitle(" of maps", typed).id).toBe("maps");
  });
});

describe("the form of a promotion", () => {
  const write = (changes: Partial<PromotionDraft>) =>
    createPromotionInput({ ...NEW, ...changes }, { promotion: undefined, isOpen: false });

  it("names all that is missing of a new one", () => {
    expect(findProblems(promotionInput, write({}))).toEqual({
      id: "Use lowercase letters, digits and hyphens.",
      title: "Enter a title.",
      maxEntries: "Enter a whole number, 1 or more.",
      tokens: "Enter 0.5 to 50, in steps of 0.5.",
    });
  });

  it("sends numbers, the status and no end", () => {
    const typed = { id: " maps ", title: "Maps", maxEntries: " 20 ", tokens: "1.5" };
    expect(write(typed)).toEqual({
      id: "maps",
      updatedAt: null,
      businessId: "pm",
      title: "Maps",
      description: "",
      status: "CLOSED",
      maxEntries: 20,
      tokens: 1.5,
      startsAt: NOW.toISOString(),
      endsAt: null,
    });
    expect(findProblems(promotionInput, write(typed))).toEqual({});
  });
});
