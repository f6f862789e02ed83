/** Letters without a decomposition and their replacements: Hawaiian okina and apostrophe. */
const LOOKALIKES: Readonly<Record<string, string>> = { ʻ: "‘", ʼ: "’" };

/**
 * Replaces letters that standard PDF fonts lack: they have Western European letters only, so that
 * others lose their accents or are omitted.
 *
 * @param characters The code points of the font.
 */
export function toEncodable(text: string, characters: ReadonlySet<number>): string {
  const canEncode = (letter: string) => characters.has(letter.codePointAt(0) ?? 0);
  const decomposed = Array.from(text.normalize("NFC"), (letter) =>
    canEncode(letter) ? letter : (LOOKALIKES[letter] ?? letter.normalize("NFKD")),
  );
  return Array.from(decomposed.join("")).filter(canEncode).join("");
}
