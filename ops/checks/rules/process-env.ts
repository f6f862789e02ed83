import { type Expression, Visitor } from "oxc-parser";
import { ENVIRONMENT_READERS } from "../packages.ts";
import { lineAt, type SourceFile } from "../workspace.ts";
import type { Rule } from "./rule.ts";

export const processEnv: Rule = ({ files }) =>
  [...files.values()]
    .filter(({ path }) => !ENVIRONMENT_READERS.some((reader) => reader.test(path)))
    .flatMap((file) =>
      findReads(file).map((start) => ({
        path: file.path,
        line: lineAt(file.text, start),
        message:
          "The environment is read outside config.ts. Read and validate it in a file named config.ts, and take the value as an argument.",
      })),
    );

function findReads({ program }: SourceFile): number[] {
  const starts: number[] = [];
  new Visitor({
    MemberExpression({ object, property, start }) {
      const name = property.type === "Literal" ? property.value : nameOf(property);
      if (isProcess(object) && name === "env") starts.push(start);
    },
    VariableDeclarator({ id, init, start }) {
      if (init === null || !isProcess(init) || id.type !== "ObjectPattern") return;
      const takesEnv = id.properties.some(
        (property) => property.type === "Property" && nameOf(property.key) === "env",
      );
      if (takesEnv) starts.push(start);
    },
    ImportDeclaration({ source, specifiers, start }) {
      if (!/^(node:)?process$/.test(source.value)) return;
      const takesEnv = specifiers.some(
        (specifier) => specifier.type === "ImportSpecifier" && nameOf(specifier.imported) === "env",
      );
      if (takesEnv) starts.push(start);
    },
  }).visit(program);
  return starts;
}

/** Whether the expression is `process` or `globalThis.process`. */
function isProcess(expression: Expression): boolean {
  if (expression.type === "MemberExpression") return nameOf(expression.property) === "process";
  return nameOf(expression) === "process";
}

function nameOf(node: { type: string; name?: unknown }): unknown {
  return node.type === "Identifier" ? node.name : undefined;
}
