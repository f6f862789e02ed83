import { Visitor } from "oxc-parser";
import { isTest, lineAt, type SourceFile } from "../workspace.ts";
import type { Rule } from "./rule.ts";

/**
 * Reports a method whose name no production code mentions; knip covers files and exports only.
 * The match is by name, so a method that shares its name with a used one passes.
 */
export const testOnlyMethods: Rule = ({ files }) => {
  const production = [...files.values()].filter(({ path }) => !isTest(path));
  const used = new Set(production.flatMap(collectUsedNames));
  return production.flatMap((file) =>
    collectMethods(file)
      .filter(({ name }) => !used.has(name))
      .map(({ name, start }) => ({
        path: file.path,
        line: lineAt(file.text, start),
        message: `No production code calls ${name}. Delete it, or move it to a test folder or packages/testing.`,
      })),
  );
};

/** Methods that JSON.stringify and React's error boundaries call; static ones are not overridden. */
const CALLED_BY_NAME = new Set(["toJSON", "getDerivedStateFromError"]);

function collectMethods({ program }: SourceFile): { name: string; start: number }[] {
  const methods: { name: string; start: number }[] = [];
  new Visitor({
    // A library calls an overridden method.
    MethodDefinition({ key, kind, computed, override, start }) {
      if (kind === "constructor" || key.type !== "Identifier" || computed || override) return;
      if (CALLED_BY_NAME.has(key.name)) return;
      methods.push({ name: key.name, start });
    },
    TSMethodSignature({ key, computed, start }) {
      if (key.type === "Identifier" && !computed) methods.push({ name: key.name, start });
    },
    TSPropertySignature({ key, computed, start, typeAnnotation }) {
      const isMethod = typeAnnotation?.typeAnnotation.type === "TSFunctionType";
      if (isMethod && key.type === "Identifier" && !computed) {
        methods.push({ name: key.name, start });
      }
    },
  }).visit(program);
  return methods;
}

/** The names in member accesses and object patterns; a property of a literal defines a method. */
function collectUsedNames({ program }: SourceFile): string[] {
  const names: string[] = [];
  new Visitor({
    MemberExpression({ property }) {
      if (property.type === "Identifier") names.push(property.name);
    },
    ObjectPattern({ properties }) {
      for (const property of properties) {
        if (property.type === "Property" && property.key.type === "Identifier") {
          names.push(property.key.name);
        }
      }
    },
  }).visit(program);
  return names;
}
