/** Letters without a decomposition and their replacements, such as the Hawaiian okina. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ʻ: "‘",
  ʼ: "’",
  Ł: "L",
  ł: "l",
  Đ: "D",
  đ: "d",
  ı: "i",
};

const IS_LETTER = /[\p{L}\p{N}]/u;

/**
 * Replaces letters that standard PDF fonts lack: they have Western European letters only, so that
 * others lose their accents. Letters of other scripts become `missing`; signs are omitted.
 *
 * @param characters The code points of the font.
 */
export function toEncodable(text: string, characters: ReadonlySet<number>, missing = ""): string {
  const canEncode = (letter: string) => characters.has(letter.codePointAt(0) ?? 0);
  const decomposed = Array.from(text.normalize("NFC"), (letter) =>
    canEncode(letter) ? letter : (LOOKALIKES[letter] ?? letter.normalize("NFKD")),
  );
  return Array.from(decomposed.join(""), (letter) => {
    if (canEncode(letter)) return letter;
    return IS_LETTER.test(letter) ? missing : "";
  }).join("");
}
