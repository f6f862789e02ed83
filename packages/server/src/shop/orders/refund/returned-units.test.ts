import { expect, it } from "vitest";
import { createTokenAuditDetails } from "./returned-units.ts";

it("describes half-tokens as tokens, and only those that there are", () => {
  expect(createTokenAuditDetails({ taken: 13, kept: 2, owed: 1, returned: 4 })).toEqual({
    tokensTaken: 6.5,
    tokensKept: 1,
    tokensOwed: 0.5,
    tokensReturned: 2,
  });
  expect(createTokenAuditDetails({ taken: 1, kept: 0, owed: 0, returned: 0 })).toEqual({
    tokensTaken: 0.5,
  });
  expect(createTokenAuditDetails({ taken: 0, kept: 3, owed: 0, returned: 0 })).toEqual({
    tokensKept: 1.5,
  });
  expect(createTokenAuditDetails({ taken: 0, kept: 0, owed: 0, returned: 1 })).toEqual({
    tokensReturned: 0.5,
  });
});
