import type { Import } from "../imports.ts";
import { resolveImport, type Target } from "../resolve.ts";
import type { Violation } from "../violation.ts";
import { lineAt, type SourceFile, type Workspace } from "../workspace.ts";

export type Rule = (workspace: Workspace) => Violation[];

/** A rule that judges one import at a time: it answers with a complaint or nothing. */
export function importRule(
  judge: (file: SourceFile, target: Target, statement: Import) => string | undefined,
): Rule {
  return (workspace) =>
    [...workspace.files.values()].flatMap((file) =>
      file.imports.flatMap((statement) => {
        const { specifier, start } = statement;
        const message = judge(file, resolveImport(workspace, file, specifier), statement);
        return message === undefined
          ? []
          : [{ path: file.path, line: lineAt(file.text, start), message }];
      }),
    );
}
