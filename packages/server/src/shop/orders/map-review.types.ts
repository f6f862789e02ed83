/** How a review ended: by the customer, by time, or by staff. */
export const MAP_REVIEW_OUTCOMES = ["CONFIRMED", "EXPIRED", "STOPPED"] as const;

/** Staff asked the customer to look at an ordered map; its print waits until this ends. */
export interface MapReviewRow {
  readonly id: string;
  readonly orderId: string;
  readonly orderPrintId: string;
  readonly orderLineId: string;
  /** The ordered project. */
  readonly projectId: string;
  readonly requestId: string;
  /** What staff wrote to the customer. */
  readonly note: string;
  readonly createdAt: Date;
  readonly dueAt: Date;
  readonly endedAt: Date | null;
  readonly outcome: (typeof MAP_REVIEW_OUTCOMES)[number] | null;
  /** Whether the print got another content when it ended. */
  readonly isChanged: boolean;
}
