import { type CallExpression, parseSync, Visitor } from "oxc-parser";
import { lineAt } from "../workspace.ts";
import { isSkipping, readCallee } from "./callee.ts";

export interface TestCase {
  readonly path: string;
  readonly line: number;
  readonly title: string;
  readonly skipped: boolean;
}

/** A test or a group around tests; a skip anywhere around a test skips it. */
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
        // Playwright skips from inside: test.skip(condition) speaks of what surrounds it.
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
