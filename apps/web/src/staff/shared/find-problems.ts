import { type core, safeParse } from "zod/mini";

/** The first problem of each input field, by the rule shared with the server. */
export function findProblems(
  rule: core.$ZodType,
  input: unknown,
): Readonly<Record<string, string>> {
  const issues = safeParse(rule, input).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}
