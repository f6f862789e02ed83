import { readFileSync } from "node:fs";
import { type Expression, parseSync, type TaggedTemplateExpression, Visitor } from "oxc-parser";
import { type DeclaredColumn, TypeDeclarations } from "./declared-row.ts";

/** A statement of a repository: sql<Row>`…`.execute(db). */
export interface RowStatement {
  readonly file: string;
  readonly line: number;
  /** The source of a regular expression that matches the text of the statement. */
  readonly pattern: string;
  /** The columns of the declared row; undefined for a statement whose rows nobody reads. */
  readonly columns?: readonly DeclaredColumn[] | undefined;
}

export function formatStatementPlace({ file, line }: RowStatement): string {
  return `${file}:${line}`;
}

/**
 * Lists the executed statements in the files, with their declared rows, and the places whose row is
 * of an unknown type. Types may be in any of the files.
 */
export function listRowStatements(
  files: readonly string[],
  read: (file: string) => string = (file) => readFileSync(file, "utf8"),
): { readonly statements: RowStatement[]; readonly unknown: string[] } {
  const types = new TypeDeclarations();
  const parsed = files.map((file) => {
    const text = read(file);
    const { program } = parseSync(file, text);
    types.add(file, program);
    return { file, text, program };
  });
  const statements: RowStatement[] = [];
  const unknown: string[] = [];
  for (const { file, text, program } of parsed) {
    new Visitor({
      CallExpression({ callee, start }) {
        const isExecuted =
          callee.type === "MemberExpression" &&
          callee.property.type === "Identifier" &&
          callee.property.name === "execute";
        const statement = isExecuted ? readStatement(callee.object) : undefined;
        if (statement === undefined) return;
        const line = text.slice(0, start).split("\n").length;
        const type = statement.typeArguments?.params[0];
        const columns = type && types.resolveRow(type, file);
        if (type !== undefined && columns === undefined) unknown.push(`${file}:${line}`);
        const texts = statement.quasi.quasis.map(({ value }) => value.cooked ?? "");
        statements.push({ file, line, pattern: toPattern(texts), columns });
      },
    }).visit(program);
  }
  return { statements, unknown };
}

function readStatement(expression: Expression): TaggedTemplateExpression | undefined {
  if (expression.type !== "TaggedTemplateExpression") return undefined;
  const isSql = expression.tag.type === "Identifier" && expression.tag.name === "sql";
  return isSql ? expression : undefined;
}

function toPattern(texts: readonly string[]): string {
  return `^${texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join("[^]*?")}$`;
}
