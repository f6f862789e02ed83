import { Visitor } from "oxc-parser";
import { LARGE_FILES, type LargeFile } from "../large-files.ts";
import type { Violation } from "../violation.ts";
import type { SourceFile, Workspace } from "../workspace.ts";
import type { Rule } from "./rule.ts";

export const MAX_LINES = 500;

export const fileSize: Rule = (workspace) => checkFileSizes(workspace, LARGE_FILES);

export function checkFileSizes({ files }: Workspace, listed: readonly LargeFile[]): Violation[] {
  const tooLong = [...files.values()].flatMap((file) => {
    const limit = listed.find(({ path }) => path === file.path)?.maxLines ?? MAX_LINES;
    const lines = countLines(file.text);
    if (lines <= limit || isGenerated(file.path) || isDataOnly(file)) return [];
    return [{ path: file.path, line: limit + 1, message: complain(lines, limit) }];
  });
  return [...tooLong, ...listed.flatMap((entry) => judgeEntry(entry, files.get(entry.path)))];
}

function complain(lines: number, limit: number): string {
  return `The file has ${lines} lines, ${limit} are allowed. Split it by subject, or record the reason in docs/decisions and list it in ops/checks/large-files.ts.`;
}

function judgeEntry({ path }: LargeFile, file: SourceFile | undefined): Violation[] {
  if (file !== undefined && countLines(file.text) > MAX_LINES) return [];
  const message = `The list still names ${path}, which is short or gone. Remove the entry.`;
  return [{ path: "ops/checks/large-files.ts", line: 1, message }];
}

function countLines(text: string): number {
  return text.trimEnd().split("\n").length;
}

function isGenerated(path: string): boolean {
  return path.split("/").includes("generated");
}

/** A table of data holds no code: not one function or class. */
function isDataOnly({ program }: SourceFile): boolean {
  let hasCode = false;
  const found = () => {
    hasCode = true;
  };
  new Visitor({
    ArrowFunctionExpression: found,
    ClassDeclaration: found,
    FunctionDeclaration: found,
    FunctionExpression: found,
  }).visit(program);
  return !hasCode;
}
