import { formatTypedVoucherCode, VOUCHER_LENGTH } from "./voucher-code.ts";

interface EditedCode {
  readonly code: string;
  readonly caret: number;
}

interface CodeEdit {
  /** The field's text before the edit. */
  readonly before: string;
  /** The browser's text after the edit, with the caret behind the change. */
  readonly text: string;
  readonly caret: number;
  /** Whether the Delete key made the edit. */
  readonly isForward: boolean;
}

/** Returns the field after an edit: masked, with the caret at the same character. */
export function editVoucherCode({ before, text, caret, isForward }: CodeEdit): EditedCode {
  const [head, tail] = [
    formatTypedVoucherCode(text.slice(0, caret)),
    formatTypedVoucherCode(text.slice(caret)),
  ];
  const isFull = countCharacters(before) === VOUCHER_LENGTH;
  if (isFull && countCharacters(head) + countCharacters(tail) > VOUCHER_LENGTH) {
    // One more character would push out the last one.
    return { code: before, caret: Math.max(0, before.length - (text.length - caret)) };
  }
  const code = formatTypedVoucherCode(text);
  // A deleted dash is back: the next deletion has to reach the character behind it.
  const isAtDash = isForward && code[head.length] === "-";
  return { code, caret: head.length + (isAtDash ? 1 : 0) };
}

function countCharacters(code: string): number {
  return code.replaceAll("-", "").length;
}
