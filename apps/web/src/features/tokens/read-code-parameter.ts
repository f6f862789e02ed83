import { groupVoucherCode, VOUCHER_LENGTH } from "@photomap/commerce";

/** The code of a link. Unlike a typed one it keeps a 0, which the server judges (G-15). */
export function readCodeParameter(text: string | null): string {
  const characters = (text ?? "").toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return groupVoucherCode(characters.slice(0, VOUCHER_LENGTH));
}
