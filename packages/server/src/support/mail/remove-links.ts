/** A scheme with what follows it up to the next space. */
const ADDRESS_WITH_SCHEME = /\b[a-z][a-z\d+.-]*:\/\/\S*/gi;

/** Ten digits or more, with what people write between them. */
const PHONE_NUMBER = /\+?\(?\d(?:[\s().\-/]{0,3}\d){9,}/g;

/** Two dates with a dash between them, as engraved texts have them. */
const TWO_DATES = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{4}(?:\s*-\s*|$)){2}$/;

/** The full stop and the characters that browsers read as one in a host name. */
const DOT = /[.\u2024\u3002\uFE52\uFF0E\uFF61]/gu;

/** A dot inside a word, as in a host name; "St. Louis" has a space after it, "3.5" digits. */
const INNER_DOT = new RegExp(`(?<=[^\\s.])${DOT.source}(?=[\\p{L}_-]|\\d+[\\p{L}_-])`, "gu");

/** Four numbers with dots, as in an IP address. */
const IP_ADDRESS = new RegExp(`\\d{1,3}(?:${DOT.source}\\d{1,3}){3}(?![\\d\\p{L}])`, "gu");

const INNER_AT = /(?<=\S)[@\uFE6B\uFF20](?=\S)/gu;

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
    .replaceAll(PHONE_NUMBER, (digits) => (TWO_DATES.test(digits) ? digits : "…"))
    .replaceAll(INNER_AT, " at ")
    .replaceAll(IP_ADDRESS, (address) => address.replaceAll(DOT, ". "))
    .replaceAll(INNER_DOT, ". ");
}
