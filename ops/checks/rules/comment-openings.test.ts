import { expect, it } from "vitest";
import { sampleWorkspace } from "../test/sample-workspace.ts";
import { commentOpenings } from "./comment-openings.ts";

const check = (text: string) =>
  commentOpenings(sampleWorkspace({ "packages/server/src/a.ts": text }));

it.each([
  "/** Of the button. */\nexport const label = 1;",
  "/**\n * By the first account only.\n */\nexport const a = 1;",
  "interface A {\n  /** as typed */\n  readonly email: string;\n}",
  "/** Without a change for this long; returns how many. */\nexport const a = 1;",
])("refuses a fragment: %s", (text) => {
  expect(check(text)).toMatchObject([{ message: expect.stringContaining("preposition") }]);
});

it.each([
  "/** The button's label. */\nexport const label = 1;",
  "/** Inserts a row. */\nexport const a = 1;",
  "// Of the button.\nexport const a = 1;",
  "/* Of a file. */\nexport const a = 1;",
  'export const text = "/** Of a string. */";',
])("allows %s", (text) => {
  expect(check(text)).toEqual([]);
});
