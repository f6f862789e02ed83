import { lineAt } from "../workspace.ts";
import type { Rule } from "./rule.ts";

export const exportStar: Rule = ({ files }) =>
  [...files.values()].flatMap(({ path, text, program }) =>
    program.body
      .filter((statement) => statement.type === "ExportAllDeclaration")
      .map(({ start }) => ({
        path,
        line: lineAt(text, start),
        message:
          "export * hides what a file offers. Name each export, so that a reader and the dead-export check can see it.",
      })),
  );
