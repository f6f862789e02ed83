import { formatMessage, pickupMessages } from "@photomap/messages";
import { formatPickupTime, parsePickupTime } from "@photomap/printing";

/** "Tuesday, November 17 at 5:30 PM", or the estimate of a store that names no time. */
export function describePickupTime(promiseTime: string): string {
  const time = parsePickupTime(promiseTime);
  return time === undefined ? formatMessage(pickupMessages.readyLater) : formatPickupTime(time);
}
