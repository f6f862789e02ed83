import { formatMessage, pickupMessages } from "@photomap/messages";
import { formatPickupTime, parsePickupTime } from "@photomap/printing";

/** Formats a time as "Tuesday, November 17 at 5:30 PM"; an estimate if the store names none. */
export function describePickupTime(promiseTime: string): string {
  const time = parsePickupTime(promiseTime);
  return time === undefined ? formatMessage(pickupMessages.readyLater) : formatPickupTime(time);
}
