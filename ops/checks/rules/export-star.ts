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
          "export * hides the exports of a file. Name each export, so that readers and knip see it.",
      })),
  );
