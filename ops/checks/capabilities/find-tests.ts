import { type CallExpression, type Expression, parseSync, Visitor } from "oxc-parser";
import { lineAt } from "../workspace.ts";

export interface TestCase {
  readonly path: string;
  readonly line: number;
  readonly title: string;
  readonly skipped: boolean;
}

/** A test or a group of tests; a skip of a group applies to all tests in it. */
interface Frame {
  readonly call?: CallExpression;
  readonly parent?: Frame;
  skipped: boolean;
}

export function findTests(path: string, text: string): TestCase[] {
  let frame: Frame = { skipped: false };
  const found: { title: string; start: number; frame: Frame }[] = [];
  new Visitor({
    CallExpression(call) {
      const callee = readCallee(call.callee);
      if (callee === undefined) return;
      const title = readTitle(call);
      if (title === undefined) {
        // In Playwright, test.skip(condition) skips the enclosing test or group.
        frame.skipped ||= isSkipping(callee);
        return;
      }
      const skipped = isSkipping(callee) || hasSkippingOption(call) || !hasBody(call);
      frame = { call, parent: frame, skipped };
      if (callee.kind === "test") found.push({ title, start: call.start, frame });
    },
    "CallExpression:exit"(call) {
      if (frame.call === call && frame.parent !== undefined) frame = frame.parent;
    },
  }).visit(parseSync(path, text).program);
  return found.map(({ title, start, frame: own }) => ({
    path,
    line: lineAt(text, start),
    title,
    skipped: isSkipped(own),
  }));
}

function isSkipped(frame: Frame): boolean {
  return frame.skipped || (frame.parent !== undefined && isSkipped(frame.parent));
}

function readTitle({ arguments: [first] }: CallExpression): string | undefined {
  if (first?.type === "Literal" && typeof first.value === "string") return first.value;
  if (first?.type !== "TemplateLiteral") return undefined;
  return first.quasis.map(({ value }) => value.raw).join("…");
}

function hasBody({ arguments: parts }: CallExpression): boolean {
  return parts.some(
    (part) =>
      part.type === "Identifier" ||
      ((part.type === "ArrowFunctionExpression" || part.type === "FunctionExpression") &&
        !(part.body?.type === "BlockStatement" && part.body.body.length === 0)),
  );
}

function hasSkippingOption({ arguments: parts }: CallExpression): boolean {
  return parts.some(
    (part) =>
      part.type === "ObjectExpression" &&
      part.properties.some(
        (property) =>
          property.type === "Property" &&
          property.key.type === "Identifier" &&
          ["fails", "skip", "todo"].includes(property.key.name),
      ),
  );
}

interface Callee {
  readonly kind: "test" | "group";
  /** The names after the function, for example skip and each in test.skip.each(...). */
  readonly modifiers: readonly string[];
}

const TEST_MODIFIERS = new Set(
  "concurrent each fail fails fixme for only runIf sequential skip skipIf slow todo".split(" "),
);
const SKIPPING = new Set(["fail", "fails", "fixme", "runIf", "skip", "skipIf", "todo"]);
/** Modifiers that curry: the first call takes a table or a condition, the second one the title. */
const CURRIED = new Set(["each", "for", "runIf", "skipIf"]);

/** Recognizes `it`, `test`, `describe` and `test.describe` with any modifiers. */
function readCallee(expression: Expression): Callee | undefined {
  const [root, ...names] = readNames(expression) ?? [];
  if (root === "describe") return { kind: "group", modifiers: names };
  if (root !== "it" && root !== "test") return undefined;
  if (names[0] === "describe") return { kind: "group", modifiers: names.slice(1) };
  if (!names.every((name) => TEST_MODIFIERS.has(name))) return undefined;
  const isTableCall =
    expression.type === "MemberExpression" && CURRIED.has(names[names.length - 1] ?? "");
  return isTableCall ? undefined : { kind: "test", modifiers: names };
}

/** Whether a test may not run or is expected to fail, so that it proves nothing. */
function isSkipping({ modifiers }: Callee): boolean {
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
