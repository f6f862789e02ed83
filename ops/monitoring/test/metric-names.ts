const STRINGS = /"(?:[^"\\]|\\.)*"/g;
const LABELS =
  /\{[^}]*\}|\b(?:by|on|without|ignoring|group_left|group_right)\s*\([^)]*\)|\[[^\]]*\]/g;
const KEYWORDS = new Set(["and", "or", "unless", "bool", "offset", "e", "Inf", "NaN"]);

/** The metrics in a PromQL expression. */
export function listMetricNames(expr: string): string[] {
  const bare = expr.replace(STRINGS, '""').replace(LABELS, " ");
  const names = bare.match(/(?<![\w.])[a-zA-Z_:][\w:]*(?![\w:]*\s*\()/g) ?? [];
  return [...new Set(names.filter((name) => !KEYWORDS.has(name)))];
}
