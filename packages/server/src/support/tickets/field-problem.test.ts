import { describe, expect, it } from "vitest";
import { findFieldProblem } from "./field-problem.ts";
import type { TicketField } from "./ticket.types.ts";

const QUESTION = {
  fields: [
    { name: "order", label: "Order number", type: "text", required: true, options: [] },
    { name: "wish", label: "Your wish", type: "select", required: false, options: ["A", "B"] },
    { name: "photo", label: "Photo", type: "file", required: false, options: [] },
  ],
} as const;

const ORDER: TicketField = { type: "TEXT", label: "Order number", value: "1042" };
const CHANGED = "This form has changed. Reload the page.";

describe("the fields of a form", () => {
  it.each<[string, TicketField[]]>([
    ["required ones alone", [ORDER]],
    ["an option", [ORDER, { type: "SELECT", label: "Your wish", value: "B" }]],
    ["an empty choice", [ORDER, { type: "SELECT", label: "Your wish" }]],
    ["files", [ORDER, { type: "FILE", label: "Photo", values: ["a", "b"] }]],
  ])("may be %s", (_what, fields) => {
    expect(findFieldProblem(QUESTION, fields)).toBeUndefined();
  });

  it.each<[string, TicketField[], string]>([
    ["are missing", [], "Fill in “Order number”."],
    ["are empty", [{ type: "TEXT", label: "Order number" }], "Fill in “Order number”."],
    ["have another label", [ORDER, { type: "TEXT", label: "Price", value: "0" }], CHANGED],
    ["have another type", [{ ...ORDER, type: "SELECT" }], CHANGED],
    ["are repeated", [ORDER, ORDER], CHANGED],
    [
      "are no option",
      [ORDER, { type: "SELECT", label: "Your wish", value: "C" }],
      "Choose one of the answers for “Your wish”.",
    ],
    [
      "are no options",
      [ORDER, { type: "SELECT", label: "Your wish", values: ["A", "C"] }],
      "Choose one of the answers for “Your wish”.",
    ],
  ])("are refused when they %s", (_what, fields, problem) => {
    expect(findFieldProblem(QUESTION, fields)).toBe(problem);
  });
});
