import { type core, safeParse } from "zod/mini";

/** The first problem of each field of the input of a change, by the rule that the server has too. */
export function findProblems(
  rule: core.$ZodType,
  input: unknown,
): Readonly<Record<string, string>> {
  const issues = safeParse(rule, input).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}
