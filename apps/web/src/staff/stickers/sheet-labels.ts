import type { StaffStickerSheetState } from "../../platform/api/generated/graphql.ts";
import type { StatusLabel } from "../shared/order-labels.ts";

export const SHEET_LABELS: Readonly<Record<StaffStickerSheetState, StatusLabel>> = {
  WAITING: { text: "Drawing", tone: "accent" },
  DONE: { text: "Ready", tone: "leaf" },
  FAILED: { text: "Failed", tone: "brick" },
};
