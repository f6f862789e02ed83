import { basename } from "node:path";
import { isTest, type SourceFile } from "../workspace.ts";
import type { Rule } from "./rule.ts";

/** Files that React Router names: routes are named like their address. */
const NAMED_BY_ROUTER = /\/routes\/|^apps\/web\/src\/app\/(?:root|entry\.\w+)\.tsx$/;
const COMPONENT = /^[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*$/;
const HOOK = /^use[A-Z]/;

/** Requires that a component's or hook's file is named like it: Card.tsx, use-draft.ts. */
export const exportNames: Rule = ({ files }) =>
  [...files.values()]
    .filter(({ path }) => !isTest(path) && !NAMED_BY_ROUTER.test(path))
    .flatMap((file) => {
      const message = findProblem(file);
      return message === undefined ? [] : [{ path: file.path, line: 1, message }];
    });

function findProblem(file: SourceFile): string | undefined {
  const names = listExportedValues(file);
  const fileName = basename(file.path).replace(/\.tsx?$/, "");
  const components = file.path.endsWith(".tsx") ? names.filter((name) => COMPONENT.test(name)) : [];
  if (components.length > 0 && !components.includes(fileName)) {
    return `No exported component is named ${fileName}. Name the file like its component, and give each other one a file: ${components.join(", ")}.`;
  }
  const [only, ...others] = names;
  const isHookFile = only !== undefined && others.length === 0 && HOOK.test(only);
  if (isHookFile && fileName !== toKebabCase(only)) {
    return `The file exports just the hook ${only}. Name it ${toKebabCase(only)}.`;
  }
  if (fileName.startsWith("use-") && !names.some((name) => toKebabCase(name) === fileName)) {
    return `No exported hook is named like ${fileName}. Name the file like its hook.`;
  }
  return undefined;
}

/** Lists the names of exported functions, classes and variables; types and re-exports don't count. */
function listExportedValues({ program }: SourceFile): string[] {
  return program.body.flatMap((statement) => {
    if (
      statement.type !== "ExportNamedDeclaration" &&
      statement.type !== "ExportDefaultDeclaration"
    ) {
      return [];
    }
    const { declaration } = statement;
    switch (declaration?.type) {
      case "FunctionDeclaration":
      case "ClassDeclaration":
        return declaration.id ? [declaration.id.name] : [];
      case "VariableDeclaration":
        return declaration.declarations.flatMap(({ id }) =>
          id.type === "Identifier" ? [id.name] : [],
        );
      default:
        return [];
    }
  });
}

function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
