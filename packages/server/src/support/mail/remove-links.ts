/** A scheme with what follows it up to the next space. */
const ADDRESS_WITH_SCHEME = /\b[a-z][a-z\d+.-]*:\/\/\S*/gi;

/** Ten digits or more, with what people write between them. */
const PHONE_NUMBER = /\+?\(?\d(?:[\s().\-/]{0,3}\d){9,}/g;

/** A dot inside a word, as in a host name; "St. Louis" has a space after it, "3.5" digits. */
const INNER_DOT = /(?<=[\p{L}\p{N}_-])[.\u3002\uFF0E\uFF61](?=[\p{L}_-]|\d+[\p{L}_-])/gu;

const INNER_AT = /(?<=\S)[@\uFF20](?=\S)/gu;

/** Characters that nobody sees, which could hide an address from the patterns above. */
const INVISIBLE = /[\p{Cf}\p{Cc}]/gu;

/**
 * Returns one person's words for an email to another, without anything that a mail program turns
 * into a link: web and mail addresses come apart, phone numbers go.
 */
export function removeLinks(text: string): string {
  return text
    .replaceAll(INVISIBLE, (character) => (character === "\n" ? character : ""))
    .replaceAll(ADDRESS_WITH_SCHEME, "…")
    .replaceAll(PHONE_NUMBER, "…")
    .replaceAll(INNER_AT, " at ")
    .replaceAll(INNER_DOT, ". ");
}
