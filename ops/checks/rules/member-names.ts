import { Visitor } from "oxc-parser";
import { isTest, lineAt, type SourceFile } from "../workspace.ts";
import type { Rule } from "./rule.ts";

const SNAKE_CASE = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/;

/** Vendors have names of their own. */
const CHECKED =
  /^(?:packages\/server\/src\/(?!platform\/adapters\/)|apps\/(?:api|images|worker|release)\/src\/)/;

/** Refuses members of types in snake_case: columns have their names in camelCase in every row. */
export const memberNames: Rule = ({ files }) =>
  [...files.values()]
    .filter(({ path }) => CHECKED.test(path) && !isTest(path))
    .flatMap((file) =>
      listSnakeCaseMembers(file).map(({ name, start }) => ({
        path: file.path,
        line: lineAt(file.text, start),
        message: `${name} is a column's name in SQL. Rows have camelCase names.`,
      })),
    );

function listSnakeCaseMembers({ program }: SourceFile): { name: string; start: number }[] {
  const members: { name: string; start: number }[] = [];
  new Visitor({
    TSPropertySignature({ key, computed, start }) {
      if (!computed && key.type === "Identifier" && SNAKE_CASE.test(key.name)) {
        members.push({ name: key.name, start });
      }
    },
  }).visit(program);
  return members;
}
