import { type Expression, Visitor } from "oxc-parser";
import { isTest, lineAt, type SourceFile } from "../workspace.ts";
import type { Rule } from "./rule.ts";

const ACCESS_TABLE = "packages/project/src/access.ts";
const VIEWER_POLICIES: ReadonlySet<unknown> = new Set(["OWNER", "COLLABORATOR", "VIEWER", "NONE"]);
const EQUALITY: ReadonlySet<string> = new Set(["===", "!==", "==", "!="]);

/** Only the access table decides permissions; see docs/decisions/012. */
export const viewerPolicies: Rule = ({ files }) =>
  [...files.values()]
    .filter(({ path }) => path !== ACCESS_TABLE && !isTest(path))
    .flatMap((file) =>
      findComparisons(file).map((start) => ({
        path: file.path,
        line: lineAt(file.text, start),
        message: `A viewer policy is compared by name. Call can(policy, action) or isOwner(policy) of ${ACCESS_TABLE}.`,
      })),
    );

function findComparisons({ program }: SourceFile): number[] {
  const starts: number[] = [];
  new Visitor({
    BinaryExpression({ left, operator, right, start }) {
      if (EQUALITY.has(operator) && (isPolicyName(left) || isPolicyName(right))) starts.push(start);
    },
    SwitchCase({ test, start }) {
      if (test !== null && isPolicyName(test)) starts.push(start);
    },
  }).visit(program);
  return starts;
}

function isPolicyName(node: Expression | { type: "PrivateIdentifier" }): boolean {
  return node.type === "Literal" && VIEWER_POLICIES.has(node.value);
}
