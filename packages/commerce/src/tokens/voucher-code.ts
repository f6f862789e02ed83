/**
 * The characters of codes: letters without O and digits without 0, which are mistaken for each
 * other.
 */
export const VOUCHER_ALPHABET = "ABCDEFGHIJKLMNPQRSTUVWXYZ123456789";
export const VOUCHER_LENGTH = 12;

/** Matches three groups of four, separated by dashes. */
const VOUCHER_PATTERN = /^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/;

/** Masks a code while it is typed: letters and digits 1 to 9 in upper case, in groups. */
export function formatTypedVoucherCode(text: string): string {
  const characters = text.toUpperCase().replaceAll(/[^A-Z1-9]/g, "");
  return groupVoucherCode(characters.slice(0, VOUCHER_LENGTH));
}

/** Returns a code in upper case and groups, or undefined when it can't be one. */
export function parseVoucherCode(text: string): string | undefined {
  const code = groupVoucherCode(text.toUpperCase().replaceAll(/[\s-]/g, ""));
  return VOUCHER_PATTERN.test(code) ? code : undefined;
}

export function groupVoucherCode(characters: string): string {
  return characters.match(/.{1,4}/g)?.join("-") ?? "";
}
