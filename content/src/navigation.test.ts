import { expect, it } from "vitest";
import { findPlace, listPages, listVisible, parseNavigation } from "./navigation.ts";

const TREE = parseNavigation([
  {
    title: "Printing",
    page: "printing",
    children: [
      {
        title: "At home",
        page: "at-home",
        children: [
          { title: "True size", page: "true-size" },
          { title: "Paper", page: "paper" },
        ],
      },
      { title: "Stickers", page: "stickers" },
      { title: "Sheets", page: "sheets", hidden: true, children: [{ title: "Ink", page: "ink" }] },
    ],
  },
  { title: "Sharing", page: "sharing" },
]);

const titles = (items: readonly { readonly title: string }[] | undefined) =>
  items?.map(({ title }) => title);

it("finds the trail, the pages beside and around a page of the third level", () => {
  const place = findPlace(TREE, "paper");
  expect(titles(place?.trail)).toEqual(["Printing", "At home", "Paper"]);
  expect(titles(place?.section)).toEqual(["True size", "Paper"]);
  expect(place?.previous?.title).toBe("True size");
  expect(place?.next).toBeUndefined();
});

it("lists the pages below a page with children", () => {
  const place = findPlace(TREE, "at-home");
  expect(titles(place?.section)).toEqual(["True size", "Paper"]);
  expect(place?.next?.title).toBe("Stickers");
});

it("does not find a page that is not in the tree", () => {
  expect(findPlace(TREE, "pickup")).toBeUndefined();
});

it("leaves out hidden pages with everything below them", () => {
  const visible = listVisible(TREE);
  expect(listPages(visible)).toEqual([
    "printing",
    "at-home",
    "true-size",
    "paper",
    "stickers",
    "sharing",
  ]);
  expect(listPages(TREE)).toContain("ink");
});

it("refuses a fourth level and a page that is listed twice", () => {
  const nest = (page: string, children: object[] = []) => ({ title: "Level", page, children });
  const fourLevels = [nest("a", [nest("b", [nest("c", [nest("d")])])])];
  expect(() => parseNavigation(fourLevels)).toThrow("d is below level 3");
  expect(() => parseNavigation([nest("a"), nest("a")])).toThrow("a is in the navigation twice");
});
