import { expect, it } from "vitest";
import { createChainAnswerTexts, createChainStatusTexts } from "./chain-answer.ts";

it("says what the chain answered, with its code, message and reason", () => {
  const refused = { kind: "refused", code: "915", message: "The store is closed." };
  expect(createChainAnswerTexts(refused)).toEqual({
    summary: "Walgreens refused the order.",
    details: ["Code: 915", "Message: The store is closed."],
  });
  expect(createChainAnswerTexts({ kind: "unknown", reason: "timeout" })?.details).toEqual([
    "Reason: timeout",
  ]);
  expect(createChainAnswerTexts({ kind: "something-new" })).toEqual({
    summary: "something-new",
    details: [],
  });
});

it.each([null, undefined, "text", {}])("knows no answer and no status in %j", (value) => {
  expect(createChainAnswerTexts(value)).toBeUndefined();
  expect(createChainStatusTexts(value)).toBeUndefined();
});

const CHECKED = { checkedAt: "2026-11-17T15:00:00.000Z" };

it.each([
  [{ isValid: true, code: "RDY", text: "Ready for pickup" }, "Ready for pickup (RDY)"],
  [{ isValid: true, code: "", text: "" }, "Walgreens has the order."],
  [{ isValid: false, code: "", text: "" }, "Walgreens doesn't recognize this number."],
])("describes the status %j", (status, summary) => {
  expect(createChainStatusTexts({ ...status, ...CHECKED })).toEqual({ summary, ...CHECKED });
});
