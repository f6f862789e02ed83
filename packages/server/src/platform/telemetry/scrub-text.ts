type Rule = readonly [pattern: RegExp, replacement: string];

/** The rules in their order: a later rule must not match a part of what an earlier one removes. */
const RULES: readonly Rule[] = [
  // The query of an address, without the line and column that a stack appends to it.
  [/\?(?=[^\s)"'<>]*=)[^\s)"'<>]*?(?=(?::\d+){1,2}(?:[\s)"'<>]|$)|[\s)"'<>]|$)/g, ""],
  [/(?<=:\/\/)[^\s/@]+@/g, ""],
  // The id of a checkout is a secret: it permits reading it.
  [/(?<=\/checkout\/)[\w-]+/g, "[secret]"],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, "[token]"],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, "$1 [token]"],
  [
    /\b(password|passwd|token|secret|cookie|session|authorization|signature|api[-_]?key)(["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s,;&"']+)/gi,
    "$1$2[secret]",
  ],
  [/[^\s@<>"'(),;:/[\]=]+(?:@|%40)(?:[a-z0-9-]+\.)+[a-z]{2,}/gi, "[email]"],
  [/[^\s/\\"'()]+\.(?:jpe?g|png|heic|heif|webp|gif|tiff?|bmp)\b/gi, "[file]"],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, "[id]"],
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}/gi, "[token]"],
  [/(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/g, "[ip]"],
  [/(?<![\w:])(?=\S*(?:::|[a-f]))(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{1,4}(?![\w:])/gi, "[ip]"],
  // A mailed code; the column of a minified stack follows a colon.
  [/(?<![\w:.-])\d{6}(?![\w.])/g, "[code]"],
];

/**
 * The longest line that is scrubbed: some rules take quadratic time, and texts come from any
 * client.
 */
const MAX_LINE_CHARS = 1000;

/**
 * Removes what identifies a user or grants access from the text of an error: email and IP
 * addresses, query strings, credentials, tokens, codes, ids and the names of photos.
 */
export function scrubText(text: string): string {
  return text
    .split("\n")
    .map((line) => scrubLine(line.slice(0, MAX_LINE_CHARS)))
    .join("\n");
}

function scrubLine(line: string): string {
  return RULES.reduce((scrubbed, [pattern, by]) => scrubbed.replace(pattern, by), line);
}
