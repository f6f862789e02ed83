import { expect, it } from "vitest";
import { readFiles } from "./read-files.ts";
import { findBreakingStatements } from "./test/breaking-statements.ts";

it.each([
  ["drop table cart;", "drops a table"],
  ["alter table cart\n  drop column note;", "drops a column"],
  ["alter table cart rename to basket;", "renames"],
  ["alter table cart rename column note to comment;", "renames"],
  ["alter table cart alter column note type varchar(9);", "changes the type of a column"],
  ["ALTER TABLE cart ALTER COLUMN note SET NOT NULL;", "requires a value of a column"],
  ["alter table cart alter column note drop default;", "drops a default"],
  [
    "alter table cart add column a text default '', add column b text not null;",
    "adds a required column",
  ],
])("finds that %j %s", (migration, problem) => {
  expect(findBreakingStatements(migration)).toEqual([problem]);
});

it.each([
  "create table basket (note text not null);",
  "alter table cart add column note text;",
  "alter table cart add column note text not null default '';",
  "alter table cart drop constraint cart_note_check;",
  "alter table cart alter column note drop not null;",
  "-- An index makes the order independent of drop table statements.\ncreate index on cart (note);",
  "-- Contract: release 12 writes cart_note instead.\nalter table cart drop column note;",
])("accepts %j", (migration) => {
  expect(findBreakingStatements(migration)).toEqual([]);
});

/** The first migration to check: no previous release used a database with the earlier ones. */
const FIRST_RELEASE = "0131";

it("migrations leave the schema usable for the previous release", () => {
  const root = new URL("../../", import.meta.url).pathname;
  const migrations = [
    ...readFiles(root, /^packages\/server\/src\/platform\/database\/migrations\/\d.*\.sql$/),
  ];
  expect(migrations).not.toHaveLength(0);
  const breaking = migrations
    .filter(([path]) => path.slice(path.lastIndexOf("/") + 1) >= FIRST_RELEASE)
    .map(([path, text]) => [path, findBreakingStatements(text)] as const)
    .filter(([, problems]) => problems.length > 0);
  expect(breaking).toEqual([]);
});
