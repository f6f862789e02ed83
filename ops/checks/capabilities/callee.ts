import type { Expression } from "oxc-parser";

export interface Callee {
  readonly kind: "test" | "group";
  /** For example skip and each in test.skip.each(...). */
  readonly modifiers: readonly string[];
}

const TEST_MODIFIERS = new Set(
  "concurrent each fail fails fixme for only runIf sequential skip skipIf slow todo".split(" "),
);
const SKIPPING = new Set(["fail", "fails", "fixme", "runIf", "skip", "skipIf", "todo"]);
/** Their first call takes a table or a condition; what it returns takes the title. */
const CURRIED = new Set(["each", "for", "runIf", "skipIf"]);

/** What a call declares: `it` and `test`, `describe` and `test.describe`, with any modifiers, or nothing. */
export function readCallee(expression: Expression): Callee | undefined {
  const [root, ...names] = readNames(expression) ?? [];
  if (root === "describe") return { kind: "group", modifiers: names };
  if (root !== "it" && root !== "test") return undefined;
  if (names[0] === "describe") return { kind: "group", modifiers: names.slice(1) };
  if (!names.every((name) => TEST_MODIFIERS.has(name))) return undefined;
  const isTableCall =
    expression.type === "MemberExpression" && CURRIED.has(names[names.length - 1] ?? "");
  return isTableCall ? undefined : { kind: "test", modifiers: names };
}

/** A test that runs only sometimes, or is expected to fail, proves nothing. */
export function isSkipping({ modifiers }: Callee): boolean {
  return modifiers.some((modifier) => SKIPPING.has(modifier));
}

function readNames(expression: Expression): string[] | undefined {
  switch (expression.type) {
    case "Identifier":
      return [expression.name];
    case "MemberExpression": {
      const names = readNames(expression.object);
      if (names === undefined || expression.property.type !== "Identifier") return undefined;
      return [...names, expression.property.name];
    }
    case "CallExpression":
      return readNames(expression.callee);
    case "TaggedTemplateExpression":
      return readNames(expression.tag);
    default:
      return undefined;
  }
}
