import { describe, expect, it } from "vitest";
import { findPersonalizationProblem, needsProject } from "./personalization.ts";
import { findTextProblem, findUnknownText, isTextFieldList, listTexts } from "./text-fields.ts";

const FIRST = { key: "First line", maxLength: 10, isRequired: true };
const SECOND = { key: "Second line", maxLength: 10, isRequired: false };
const PLAQUE = { textFields: [FIRST, SECOND] };

describe("a map", () => {
  it("needs a project", () => {
    const map = { personalizationType: "map", textFields: [] };
    expect(needsProject(map)).toBe(true);
    expect(findPersonalizationProblem(map, { customAttributes: [] })?.code).toBe("BLANK");
    const line = { projectId: "p1", customAttributes: [] };
    expect(findPersonalizationProblem(map, line)).toBeUndefined();
  });
});

describe("a plaque", () => {
  const findCode = (...texts: (readonly [key: string, value: string])[]) =>
    findPersonalizationProblem(PLAQUE, {
      customAttributes: texts.map(([key, value]) => ({ key, value })),
    })?.code;

  it("needs the lines that are required, and takes the others", () => {
    expect(findCode()).toBe("BLANK");
    expect(findCode(["First line", "  "])).toBe("BLANK");
    expect(findCode(["First line", "Home"])).toBeUndefined();
    expect(findCode(["First line", "Home"], ["Second line", "Since 2016"])).toBeUndefined();
    expect(findCode(["First line", "Home"], ["Second line", "Since May 16"])).toBe("TOO_LONG");
  });

  it("takes no other texts, but those of the cart", () => {
    const find = (...keys: string[]) =>
      findUnknownText(
        PLAQUE.textFields,
        keys.map((key) => ({ key, value: "x" })),
      );
    const own = ["Order ID", "Map", "Tokens Used", "Gift Note"];
    expect(find("First line", ...own)).toBeUndefined();
    for (const key of ["first line", "First line ", "gift note", "Third line"]) {
      expect(find("First line", key)?.code).toBe("INVALID");
    }
    expect(find("Shipping price")).toEqual({
      code: "INVALID",
      message: "This product has no text “Shipping price”. Add it without this text.",
    });
  });
});

describe("a text", () => {
  it.each([
    ["ten letters", "ABCDEFGHIJ", undefined],
    ["ten letters between spaces", "  ABCDEFGHIJ  ", undefined],
    ["eleven letters", "ABCDEFGHIJK", "“First line” is 1 character too long."],
    ["accents and a heart", "Zoë ♥ Åsa", undefined],
    ["punctuation", "J & P '26", undefined],
    ["an emoji", "Home 🏠", expect.stringContaining("no emoji")],
    ["another script", "Дом", expect.stringContaining("letters, numbers")],
    ["two lines", "a\nb", expect.stringContaining("letters, numbers")],
  ])("of %s can be engraved, or the reason is told", (_, text, message) => {
    expect(findTextProblem(FIRST, text)?.message).toEqual(message);
  });

  it("is every attribute but the cart's own", () => {
    const own = { key: "First line", value: "Home" };
    const others = ["Order ID", "Map", "Tokens Used", "Gift Note"];
    expect(listTexts([own, ...others.map((key) => ({ key, value: "x" }))])).toEqual([own]);
  });
});

describe("stored text fields", () => {
  it.each([
    [[], true],
    [[FIRST, SECOND], true],
    [[FIRST, FIRST], false],
    [[{ ...FIRST, key: "Gift Note" }], false],
    [[{ ...FIRST, key: "" }], false],
    [[{ ...FIRST, maxLength: 0 }], false],
    [[{ ...FIRST, maxLength: 101 }], false],
    [[{ ...FIRST, isRequired: "yes" }], false],
    [[{ ...FIRST, example: 1 }], false],
    [["First line"], false],
    [{}, false],
  ])("%j are read: %s", (stored, expected) => {
    expect(isTextFieldList(stored)).toBe(expected);
  });
});
