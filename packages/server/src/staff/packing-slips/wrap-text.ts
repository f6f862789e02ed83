/** Measures a text in points. */
type Measure = (text: string) => number;

/** Breaks a text into lines of at most this width: at spaces, and inside of longer words. */
export function wrapText(text: string, maxWidth: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").filter((part) => part !== "")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (measure(longer) <= maxWidth) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    const parts = breakWord(word, maxWidth, measure);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? "";
  }
  return line === "" ? lines : [...lines, line];
}

/** Breaks a word into parts that fit, each of at least one letter. */
function breakWord(word: string, maxWidth: number, measure: Measure): string[] {
  const parts: string[] = [];
  let part = "";
  for (const letter of word) {
    if (part !== "" && measure(part + letter) > maxWidth) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return [...parts, part];
}
