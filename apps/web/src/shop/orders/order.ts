import type {
  GetOrdersForUserQuery,
  OrderItemPartsFragment,
  OrderPartsFragment,
} from "../../platform/api/generated/graphql.ts";

export type ListedOrder = GetOrdersForUserQuery["getOrdersForUser"][number];
export type Order = OrderPartsFragment;
export type OrderItem = OrderItemPartsFragment;

/** The format of days in the business's time zone, the same on the server and in all browsers. */
const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "America/Detroit" });

/** Formats the day of an instant, such as "November 16, 2026". */
export function formatOrderDay(instant: string): string {
  return DAY.format(new Date(instant));
}
