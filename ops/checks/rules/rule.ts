import type { Import } from "../imports.ts";
import { resolveImport, type Target } from "../resolve.ts";
import { lineAt, type SourceFile, type Workspace } from "../workspace.ts";

export interface Violation {
  readonly path: string;
  readonly line: number;
  /** The problem, followed by a sentence with the remedy. */
  readonly message: string;
}

export function formatViolation({ path, line, message }: Violation): string {
  return `${path}:${line}\n  ${message}`;
}

export type Rule = (workspace: Workspace) => Violation[];

/** Makes a rule from a check of one import, which returns a message for a violation. */
export function importRule(
  check: (file: SourceFile, target: Target, statement: Import) => string | undefined,
): Rule {
  return (workspace) =>
    [...workspace.files.values()].flatMap((file) =>
      file.imports.flatMap((statement) => {
        const { specifier, start } = statement;
        const message = check(file, resolveImport(workspace, file, specifier), statement);
        return message === undefined
          ? []
          : [{ path: file.path, line: lineAt(file.text, start), message }];
      }),
    );
}
