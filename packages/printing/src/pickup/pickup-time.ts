/** A time in the store's local time. */
export interface PickupTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** The latest year of a real time: a store that is closed or offline has the year 3000. */
const MAX_YEAR = 2999;
const FORMAT = /^\s*(\d{2})-(\d{2})-(\d{4}) (\d{1,2}):(\d{2}) ?([AP])M\s*$/i;

/** Parses "MM-DD-YYYY hh:mm AM"; undefined when the store gives no time. */
export function parsePickupTime(promiseTime: string): PickupTime | undefined {
  const match = FORMAT.exec(promiseTime);
  if (match === null) return undefined;
  const [month = 0, day = 0, year = 0, twelfth = 0, minute = 0] = match.slice(1, 6).map(Number);
  const hour = (twelfth % 12) + (match[6]?.toUpperCase() === "P" ? 12 : 0);
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDate = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const isTime = twelfth >= 1 && twelfth <= 12 && minute < 60;
  if (!isDate || !isTime || year > MAX_YEAR) return undefined;
  return { year, month, day, hour, minute };
}

/** Whether the prints are ready later than promised before; without a time they are later. */
export function isPickupLater(promiseTime: string, than: string): boolean {
  const [time, before] = [parsePickupTime(promiseTime), parsePickupTime(than)];
  if (time === undefined || before === undefined) return time === undefined && before !== undefined;
  return toMinutes(time) > toMinutes(before);
}

/** Formats a time, such as "Tuesday, November 17, 5:30 PM", in the store's local time. */
export function formatPickupTime(time: PickupTime): string {
  return new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
  }).format(toMinutes(time) * 60_000);
}

/** Counts the minutes since 1970, as if the store's time were UTC. */
function toMinutes({ year, month, day, hour, minute }: PickupTime): number {
  return Date.UTC(year, month - 1, day, hour, minute) / 60_000;
}
