import { resolveImport, type Target } from "../resolve.ts";
import type { Violation } from "../violation.ts";
import { lineAt, type SourceFile, type Workspace } from "../workspace.ts";

export type Rule = (workspace: Workspace) => Violation[];

/** A rule that judges one import at a time: it answers with a complaint or nothing. */
export function importRule(
  judge: (file: SourceFile, target: Target, specifier: string) => string | undefined,
): Rule {
  return (workspace) =>
    [...workspace.files.values()].flatMap((file) =>
      file.imports.flatMap(({ specifier, start }) => {
        const message = judge(file, resolveImport(workspace, file, specifier), specifier);
        return message === undefined
          ? []
          : [{ path: file.path, line: lineAt(file.text, start), message }];
      }),
    );
}
