import fc from "fast-check";
import { expect, it } from "vitest";
import { editVoucherCode } from "./edit-voucher-code.ts";
import { formatTypedVoucherCode } from "./voucher-code.ts";

/** Shows a field as text, with a bar at the caret. */
function edit(before: string, after: string, isForward = false): string {
  const { code, caret } = editVoucherCode({
    before,
    text: after.replace("|", ""),
    caret: after.indexOf("|"),
    isForward,
  });
  return `${code.slice(0, caret)}|${code.slice(caret)}`;
}

it.each([
  ["the end", "ABC", "ABCd|", "ABCD|"],
  ["the next group", "ABCD", "ABCDe|", "ABCD-E|"],
  ["the middle", "ABCD-EF", "ABx|CD-EF", "ABX|C-DEF"],
  ["a character that is none", "ABCD-EF", "AB0|CD-EF", "AB|CD-EF"],
  ["the whole code", "", " abcd efgh 2345 |", "ABCD-EFGH-2345|"],
  ["the whole code over another", "WXYZ-WXYZ-WXYZ", "abcdefgh2345 |", "ABCD-EFGH-2345|"],
])("keeps the caret behind what is typed or pasted at %s", (_place, before, after, result) => {
  expect(edit(before, after)).toBe(result);
});

it("passes a dash in both directions", () => {
  expect(edit("ABCD-EFGH", "ABCD|EFGH")).toBe("ABCD|-EFGH");
  expect(edit("ABCD-EFGH", "ABC|-EFGH")).toBe("ABC|E-FGH");
  expect(edit("ABCD-EFGH", "ABCD|EFGH", true)).toBe("ABCD-|EFGH");
});

it("takes no character that would push out the last one", () => {
  expect(edit("ABCD-EFGH-2345", "ABx|CD-EFGH-2345")).toBe("AB|CD-EFGH-2345");
  expect(edit("ABCD-EFGH-2345", "ABCD-EFGH-2345x|")).toBe("ABCD-EFGH-2345|");
  expect(edit("ABCD-EFGH-2345", "ABCD-EFGH-234x|")).toBe("ABCD-EFGH-234X|");
});

it("is always masked, with a caret inside", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.string(),
      fc.boolean(),
      (old, head, tail, isForward) => {
        const before = formatTypedVoucherCode(old);
        const text = head + tail;
        const { code, caret } = editVoucherCode({ before, text, caret: head.length, isForward });
        expect(formatTypedVoucherCode(code)).toBe(code);
        expect(caret).toBeGreaterThanOrEqual(0);
        expect(caret).toBeLessThanOrEqual(code.length);
      },
    ),
  );
});
