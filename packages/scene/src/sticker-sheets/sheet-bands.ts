import { outputTypeName } from "@photomap/design";
import { formatMessage, stickerSheetMessages } from "@photomap/messages";
import { type NestGroup, SHEET_GEOMETRY } from "@photomap/nesting";
import type { Op } from "../display-list.ts";
import { LABEL_FONT } from "../labels/label-ops.ts";
import { centeredText } from "../shape-ops.ts";
import { LEFT_MARKS_WIDTH, MARK_WIDTH } from "./plotter-marks.ts";
import { qrCodeOp } from "./qr-code-op.ts";

const { headerHeight, footerHeight } = SHEET_GEOMETRY;
const PRIMARY = "#00BAF2";
const SECONDARY = "#BBBBBB";
const INK = "#000000";

export interface SheetHeaderContent {
  readonly group: NestGroup;
  /** The ids of the orders with a sticker on the sheet. */
  readonly orderIds: readonly string[];
  /** The number of the sheet, counted from 1. */
  readonly number: number;
  readonly count: number;
  /** The address that the QR code opens. */
  readonly staffUrl: string;
}

/** Draws order ids, output type, scale, the sheet's number and the QR code, between the marks. */
export function sheetHeaderOps(width: number, info: SheetHeaderContent): Op[] {
  const { outputType, outputScale } = info.group;
  const qrLeft = width - MARK_WIDTH - headerHeight;
  const maxWidth = qrLeft - LEFT_MARKS_WIDTH;
  const x = LEFT_MARKS_WIDTH + maxWidth / 2;
  const style = { font: LABEL_FONT, color: INK, maxWidth };
  const details = [
    outputTypeName(outputType),
    `Scale ${outputScale}`,
    `Sheet ${info.number} of ${info.count}`,
  ].join(", ");
  return [
    centeredText(listIds(info.orderIds, maxWidth), { x, y: 20 }, { ...style, size: 10 }),
    centeredText(details, { x, y: 34 }, { ...style, size: 8 }),
    qrCodeOp(info.staffUrl, { x: qrLeft, y: 0 }, headerHeight),
  ];
}

/** The width per letter of the smallest legible text. */
const SMALLEST_LETTER = 3;

/** Lists as many ids as are legible; the QR code leads to the others. */
function listIds(ids: readonly string[], maxWidth: number): string {
  const label = ids.length === 1 ? "Order" : "Orders";
  for (let shown = ids.length; shown > 1; shown -= 1) {
    const rest = ids.length - shown;
    const text = `${label} ${ids.slice(0, shown).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
    if (text.length * SMALLEST_LETTER <= maxWidth) return text;
  }
  return `${label} ${ids[0] ?? ""}${ids.length > 1 ? ` and ${ids.length - 1} more` : ""}`;
}

/** Draws the product's line at the bottom of the page, between the marks. */
export function sheetFooterOps({ width, height }: { width: number; height: number }): Op[] {
  const top = height - footerHeight;
  const line = { x: MARK_WIDTH, y: top, width: width - 2 * MARK_WIDTH, height: 1 };
  const style = { font: LABEL_FONT, color: PRIMARY, size: 14, maxWidth: line.width };
  const text = formatMessage(stickerSheetMessages.footer);
  return [
    { op: "rect", box: line, fill: SECONDARY },
    centeredText(text, { x: width / 2, y: top + 24 }, style),
  ];
}
