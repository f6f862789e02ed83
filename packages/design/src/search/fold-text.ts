/** Letters that Unicode normalization does not decompose. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** Lowercases a text and removes diacritics: Österreich becomes osterreich. */
export function foldText(text: string): string {
  // Fast path for ASCII: most of thousands of names.
  if (/^[\w\s-]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** Splits a text into folded words; apostrophes are removed and separate nothing. */
export function splitWords(text: string): string[] {
  return foldText(text)
    .replace(/['’ʻ`]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}
