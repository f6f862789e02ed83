import { Client, type QueryResult } from "pg";
import { afterAll, expect, inject } from "vitest";
import type { DeclaredColumn } from "./declared-row.ts";
import { listRowDifferences } from "./list-row-differences.ts";
import { formatStatementPlace, type RowStatement } from "./row-statements.ts";
import { RowTestLog } from "./row-test-log.ts";

/**
 * A setup file of the database tests: compares the columns of every executed statement with the row
 * that its code declares, and fails the test file whose statement returned something else.
 */

declare module "vitest" {
  export interface ProvidedContext {
    rowStatements: readonly RowStatement[];
    /** Whether a column of a table is never null, by the ids of table and column: "16384.2". */
    notNullColumns: Readonly<Record<string, boolean>>;
    /** The folder of the run's `RowTestLog`. */
    rowRecords: string;
  }
}

interface Watched {
  readonly declared: readonly DeclaredColumn[];
  readonly place: string;
  isCompared: boolean;
}

const PATCHED = Symbol.for("photomap.row-check");
/** Enough for the frames between the client and the repository. */
const STACK_DEPTH = 60;

class RowCheck {
  readonly problems = new Set<string>();
  readonly #byText = new Map<string, Watched | undefined>();
  readonly #statements = inject("rowStatements").map((statement) => ({
    ...statement,
    expression: new RegExp(statement.pattern, "u"),
  }));
  readonly #notNull = inject("notNullColumns");
  readonly #records = new RowTestLog(inject("rowRecords"));

  startFile(path: string): void {
    this.#records.add(path);
  }

  watch(text: string, result: Promise<QueryResult>): void {
    if (!this.#byText.has(text)) this.#byText.set(text, this.#find(text));
    const watched = this.#byText.get(text);
    if (watched === undefined) return;
    void result.then(
      (answer) => this.#compare(text, watched, answer),
      () => undefined,
    );
  }

  /** The statement of a repository that is on the stack; the one with the longest own text. */
  #find(text: string): Watched | undefined {
    const alike = this.#statements.filter(({ expression }) => expression.test(text));
    // Most other statements are of tests or of the queue; a stack takes longer than all expressions.
    if (alike.length === 0) return undefined;
    const files = listFilesOnStack();
    const [found] = alike
      .filter(({ file }) => files.some((path) => path.includes(file)))
      .toSorted((a, b) => b.pattern.length - a.pattern.length);
    if (found?.columns === undefined) return undefined;
    return { declared: found.columns, place: formatStatementPlace(found), isCompared: false };
  }

  #compare(text: string, watched: Watched, { fields, rows }: QueryResult): void {
    const { declared, place } = watched;
    if (!watched.isCompared) {
      watched.isCompared = true;
      this.#records.add(place);
      const columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
        name: toCamelCase(name),
        isFiltered: text.includes(`${name} is not null`),
        typeId: dataTypeID,
        isNotNull: this.#notNull[`${tableID}.${columnID}`],
      }));
      const isOuterJoin = /\b(?:left|right|full)\s+(?:outer\s+)?join\b/iu.test(text);
      for (const problem of listRowDifferences(declared, columns, isOuterJoin))
        this.#report(place, problem);
    }
    for (const { name } of declared.filter(({ isNullable }) => !isNullable)) {
      const isNull = rows.some((row: object) => Reflect.get(row, name) === null);
      if (isNull) this.#report(place, `${name} was null`);
    }
  }

  #report(place: string, problem: string): void {
    this.problems.add(`${place} ${problem}`);
  }
}

/** The files of the functions that are running or awaited, without mapping them to source lines. */
function listFilesOnStack(): string[] {
  const { stackTraceLimit } = Error;
  const prepare = Object.getOwnPropertyDescriptor(Error, "prepareStackTrace");
  Error.stackTraceLimit = STACK_DEPTH;
  Error.prepareStackTrace = (_error, sites) => sites.map((site) => site.getFileName() ?? "");
  const { stack } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  if (prepare === undefined) Reflect.deleteProperty(Error, "prepareStackTrace");
  else Object.defineProperty(Error, "prepareStackTrace", prepare);
  return Array.isArray(stack) ? stack : [];
}

function toCamelCase(name: string): string {
  return name.replaceAll(/_([a-z0-9])/gu, (_, letter: string) => letter.toUpperCase());
}

function install(): RowCheck {
  const { prototype } = Client;
  const installed = Reflect.get(prototype, PATCHED);
  if (installed instanceof RowCheck) return installed;
  const check = new RowCheck();
  const query = Reflect.get(prototype, "query");
  Reflect.set(prototype, PATCHED, check);
  Reflect.set(prototype, "query", function checked(this: Client, ...parameters: unknown[]) {
    const result = Reflect.apply(query, this, parameters);
    if (typeof parameters[0] === "string" && result instanceof Promise) {
      check.watch(parameters[0], result);
    }
    return result;
  });
  return check;
}

const check = install();
check.startFile(expect.getState().testPath ?? "");

afterAll(() => {
  const problems = [...check.problems];
  check.problems.clear();
  if (problems.length > 0) throw new Error(`Rows differ from their types:\n${problems.join("\n")}`);
});
