/** Letters that are one sign of their own and not a letter with a mark. */
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

/** Lower case, without marks on the letters: Österreich and osterreich are one word. */
export function foldText(text: string): string {
  // Most names are plain, and there are thousands of them.
  if (/^[\w\s-]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** The folded words of a text; an apostrophe joins what it stands between. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .replace(/['’ʻ`]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}
