import type {
  GetOrdersForUserQuery,
  OrderItemPartsFragment,
  OrderPartsFragment,
} from "../../platform/api/generated/graphql.ts";

export type ListedOrder = GetOrdersForUserQuery["getOrdersForUser"][number];
export type Order = OrderPartsFragment;
export type OrderItem = OrderItemPartsFragment;

/** Where the business is: the server and all browsers write the same date. */
const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "America/Detroit" });

/** "November 16, 2026". */
export function formatDay(instant: string): string {
  return DAY.format(new Date(instant));
}
