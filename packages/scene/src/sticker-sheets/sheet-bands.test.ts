import { SHEET_GEOMETRY } from "@photomap/nesting";
import { expect, it } from "vitest";
import { LEFT_MARKS_WIDTH, MARK_WIDTH } from "./plotter-marks.ts";
import { sheetHeaderOps } from "./sheet-bands.ts";

const orderIds = ["sticker-order-1", "sticker-order-2", "sticker-order-3"];
const group = { projectId: "abc123", outputType: "VINYL_WALL_MAP", outputScale: 2 } as const;

function listOrders(textWidth: number): string | undefined {
  const width = LEFT_MARKS_WIDTH + textWidth + SHEET_GEOMETRY.headerHeight + MARK_WIDTH;
  const info = { group, orderIds, number: 1, count: 1, staffUrl: "https://photomap.example/staff" };
  const [text] = sheetHeaderOps(width, info);
  return text?.op === "text" ? text.text : undefined;
}

it("names the orders that have 3 points for each letter", () => {
  const all = `Orders ${orderIds.join(", ")}`;
  const two = "Orders sticker-order-1, sticker-order-2 and 1 more";
  expect(listOrders(3 * all.length)).toBe(all);
  expect(listOrders(3 * all.length - 1)).toBe(two);
  expect(listOrders(3 * two.length)).toBe(two);
  expect(listOrders(3 * two.length - 1)).toBe("Orders sticker-order-1 and 2 more");
});
