import { expect, it } from "vitest";
import { HelpSearch } from "./help-search.ts";

const makePage = (slug: string, title: string, text: string) => ({
  slug,
  title,
  description: `About ${title}.`,
  updated: "2026-11-17",
  blocks: [{ type: "paragraph" as const, children: [{ type: "text" as const, text }] }],
});

const search = new HelpSearch([
  makePage("print-at-home", "Print at home", "Choose a paper. Print at 100 % for the true size."),
  makePage(
    "stickers",
    "Stickers",
    "Stickers are cut to the shape of a region. Tokens pay for them.",
  ),
  makePage("tokens", "Sticker tokens", "A token pays for a sticker."),
]);

const find = (query: string) => search.search(query).map(({ page }) => page.slug);

it("ranks a match in the title first", () => {
  expect(find("sticker tokens")[0]).toBe("tokens");
  expect(find("print")[0]).toBe("print-at-home");
});

it.each(["stiker tokns", "stickres token", "How do I buy sticker tokkens?"])(
  "finds a page by %s",
  (query) => {
    expect(find(query)).toContain("tokens");
  },
);

it("finds the beginning of a word", () => {
  expect(find("stick")).toEqual(expect.arrayContaining(["stickers", "tokens"]));
});

it("lists pages with some of the words when none has all of them", () => {
  expect(find("paper elephants")).toEqual(["print-at-home"]);
});

it("finds nothing for other words", () => {
  expect(find("elephants")).toEqual([]);
  expect(find("  ")).toEqual([]);
});

it("shows the sentence of the match", () => {
  expect(search.search("true size")[0]?.excerpt).toBe("Print at 100 % for the true size.");
});
