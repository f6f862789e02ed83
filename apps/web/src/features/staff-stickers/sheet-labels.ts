import type { StaffStickerSheetState } from "../../generated/graphql.ts";
import type { Label } from "../../staff/order-labels.ts";

export const SHEET_LABELS: Readonly<Record<StaffStickerSheetState, Label>> = {
  WAITING: { text: "Drawing", tone: "accent" },
  DONE: { text: "Ready", tone: "leaf" },
  FAILED: { text: "Failed", tone: "brick" },
};
