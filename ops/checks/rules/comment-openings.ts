import { lineAt, type SourceFile } from "../workspace.ts";
import type { Rule } from "./rule.ts";

/** Words that make the opening of a doc comment depend on the name below it. */
const PREPOSITION =
  /^(?:of|by|as|in|with|without|for|from|to|after|before|at|on|between|through|until|since|under|over|into|per|within|among|against|about|during|beside)\b/i;

/** Refuses doc comments that make no sense in an editor's hover: "Of the button." */
export const commentOpenings: Rule = ({ files }) =>
  [...files.values()].flatMap((file) =>
    findFragments(file).map((start) => ({
      path: file.path,
      line: lineAt(file.text, start),
      message:
        "A doc comment starts with a preposition. Write a sentence that stands alone, or move the word into the name.",
    })),
  );

function findFragments({ comments }: SourceFile): number[] {
  return comments
    .filter(({ type, value }) => type === "Block" && value.startsWith("*"))
    .filter(({ value }) => PREPOSITION.test(value.replace(/^[\s*]+/, "")))
    .map(({ start }) => start);
}
