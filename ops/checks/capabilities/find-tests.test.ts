import { describe, expect, it } from "vitest";
import { findTests } from "./find-tests.ts";

const find = (text: string) => findTests("packages/a/src/a.test.ts", text);
const titles = (text: string) => find(text).map(({ title }) => title);

describe("titles of tests", () => {
  it.each([
    'it("counts", () => check());',
    'test("counts", async () => { await check(); });',
    'it.each([1, 2])("counts", (n) => check(n));',
    'it.each`a | b`("counts", () => check());',
    'test.for([[1]])("counts", () => check());',
    'it.concurrent("counts", () => check());',
    'it.concurrent.each([1])("counts", check);',
    "it(`counts`, { timeout: 5 }, () => check());",
  ])("reads %s", (text) => {
    expect(find(text)).toEqual([
      { path: "packages/a/src/a.test.ts", line: 1, title: "counts", skipped: false },
    ]);
  });

  it("ignores groups, steps, comments and other strings", () => {
    const text = `
      describe("group", () => {
        // it("comment", () => check());
        test("real", () => { test.step("step", () => check("text")); });
      });
      test.describe("another group", () => {});
      const title = 'it("quoted", check)';
    `;
    expect(titles(text)).toEqual(["real"]);
  });

  it("keeps the fixed parts of a template", () => {
    expect(titles("it(`one ${n} two`, () => check());")).toEqual(["one … two"]);
  });
});

describe("tests that do not run", () => {
  it.each([
    'it.skip("a", () => check());',
    'it.todo("a");',
    'it("a");',
    'it("a", () => {});',
    'test.fixme("a", () => check());',
    'it.fails("a", () => check());',
    'it.skipIf(slow)("a", () => check());',
    'it.skip.each([1])("a", () => check());',
    'it("a", { skip: true }, () => check());',
    'describe.skip("group", () => { it("a", () => check()); });',
    'describe("group", () => { describe.todo("inner", () => { it("a", () => check()); }); });',
    'test("a", () => { test.skip(isMobile); check(); });',
    'test("a", () => check()); test.skip(isMobile);',
  ])("marks %s", (text) => {
    expect(find(text)).toMatchObject([{ title: "a", skipped: true }]);
  });

  it("applies a skip to its group only", () => {
    const text =
      'describe.skip("group", () => { it("a", () => check()); }); it("b", () => check());';
    expect(find(text)).toMatchObject([
      { title: "a", skipped: true },
      { title: "b", skipped: false },
    ]);
  });
});
