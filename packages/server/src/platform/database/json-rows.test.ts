import { expect, it } from "vitest";
import { fromJsonRow, toRecordsetJson } from "./json-rows.ts";

interface Line {
  readonly id: string;
  readonly unitPriceMinor: number;
  readonly customAttributes: readonly object[];
}

it("names the columns of a JSON row like those of other rows, and keeps its values", () => {
  const row = { id: "a", unit_price_minor: 499, custom_attributes: [{ gift_note: "Hi" }] };
  expect(fromJsonRow<Line>(row)).toEqual({
    id: "a",
    unitPriceMinor: 499,
    customAttributes: [{ gift_note: "Hi" }],
  });
});

it("writes rows with the names of columns, and keeps their values", () => {
  expect(toRecordsetJson([{ openingId: "CO", input: { fillColor: "red" } }])).toBe(
    '[{"opening_id":"CO","input":{"fillColor":"red"}}]',
  );
});
