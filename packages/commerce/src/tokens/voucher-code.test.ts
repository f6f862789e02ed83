import { describe, expect, it } from "vitest";
import { formatTypedVoucherCode, parseVoucherCode } from "./voucher-code.ts";

describe("a voucher code", () => {
  it("T-6 is masked to letters and digits 1 to 9 in groups of four", () => {
    expect(formatTypedVoucherCode("ab1")).toBe("AB1");
    expect(formatTypedVoucherCode("ab12c")).toBe("AB12-C");
    expect(formatTypedVoucherCode("ab-0 12_c3d4e5f6g7")).toBe("AB12-C3D4-E5F6");
    expect(formatTypedVoucherCode("")).toBe("");
  });

  it("T-6 is read with or without dashes and spaces", () => {
    expect(parseVoucherCode(" abcd efgh 1234 ")).toBe("ABCD-EFGH-1234");
    expect(parseVoucherCode("ABCD-EFGH-1234")).toBe("ABCD-EFGH-1234");
    // A link may contain a 0; the server judges it.
    expect(parseVoucherCode("ABCD-EFGH-1230")).toBe("ABCD-EFGH-1230");
  });

  it.each(["", "ABCD-EFGH-123", "ABCD-EFGH-12!4", "ABCD-EFGH-1234-X", "ÄBCD-EFGH-1234"])(
    "T-6 is not %j",
    (text) => {
      expect(parseVoucherCode(text)).toBeUndefined();
    },
  );
});
