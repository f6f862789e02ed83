import { parseSync, Visitor } from "oxc-parser";
import { expect, it } from "vitest";
import { readFiles } from "./read-files.ts";

const root = new URL("../../", import.meta.url).pathname;

/** The screens of a project, where the design names the type of a region. */
const PROJECT_SCREEN =
  /^apps\/web\/src\/(project|printing|sharing|shop\/stickers)\/.*(?<!\.test)\.tsx?$/;

/** The finder's suggestions, which are searches of all designs and not of one. */
const SEARCH = "apps/web/src/project/finder/NoSearchResults.tsx";

const REGION_TYPE = /\b(state|county|counties|country|countries|region)s?\b/i;

/** Collects texts of at least two words: other strings are names in the code. */
function collectTexts(path: string, source: string): string[] {
  const texts: string[] = [];
  const { program } = parseSync(path, source);
  const add = (text: string) => {
    if (/\w+\s+\w+/.test(text.trim())) texts.push(text.replaceAll(/\s+/g, " ").trim());
  };
  new Visitor({
    Literal(node) {
      if (typeof node.value === "string") add(node.value);
    },
    TemplateLiteral(node) {
      add(node.quasis.map(({ value }) => value.cooked ?? "").join("…"));
    },
    JSXText(node) {
      add(node.value);
    },
  }).visit(program);
  return texts;
}

it("PRJ-17 texts of project screens take the region type from the design", () => {
  const files = [...readFiles(root, PROJECT_SCREEN)].filter(
    ([path]) => !path.includes("/test/") && path !== SEARCH,
  );
  const found = files.flatMap(([path, source]) =>
    collectTexts(path, source)
      .filter((text) => REGION_TYPE.test(text))
      .map((text) => `${path}: ${text}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});
