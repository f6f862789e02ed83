import { Visitor } from "oxc-parser";
import type { SourceFile, Workspace } from "../workspace.ts";
import type { Rule, Violation } from "./rule.ts";

export const MAX_LINES = 500;

interface LargeFile {
  readonly path: string;
  /** The highest number of lines, which may only be lowered. */
  readonly maxLines: number;
  /** The number of the record in docs/decisions with the reason, for example 020. */
  readonly decision: string;
}

const LARGE_FILES: readonly LargeFile[] = [];

export const fileSize: Rule = (workspace) => checkFileSizes(workspace, LARGE_FILES);

export function checkFileSizes({ files }: Workspace, listed: readonly LargeFile[]): Violation[] {
  const tooLong = [...files.values()].flatMap((file) => {
    const limit = listed.find(({ path }) => path === file.path)?.maxLines ?? MAX_LINES;
    const lines = countLines(file.text);
    if (lines <= limit || isGenerated(file.path) || isDataOnly(file)) return [];
    return [{ path: file.path, line: limit + 1, message: describe(lines, limit) }];
  });
  return [...tooLong, ...listed.flatMap((entry) => checkEntry(entry, files.get(entry.path)))];
}

function describe(lines: number, limit: number): string {
  return `The file has ${lines} lines, ${limit} are allowed. Split it by subject, or record the reason in docs/decisions and list it in ops/checks/rules/file-size.ts.`;
}

function checkEntry({ path }: LargeFile, file: SourceFile | undefined): Violation[] {
  if (file !== undefined && countLines(file.text) > MAX_LINES) return [];
  const message = `The list still names ${path}, which is short or gone. Remove the entry.`;
  return [{ path: "ops/checks/rules/file-size.ts", line: 1, message }];
}

function countLines(text: string): number {
  return text.trimEnd().split("\n").length;
}

function isGenerated(path: string): boolean {
  return path.split("/").includes("generated");
}

/** Whether a file contains no function and no class. */
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
