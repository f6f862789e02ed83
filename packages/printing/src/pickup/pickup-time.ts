/** Year, month, day, hour and minute, in the local time of the store. */
export interface PickupTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** A store that is closed or offline has the year 3000. */
const MAX_YEAR = 2999;
const FORMAT = /^\s*(\d{2})-(\d{2})-(\d{4}) (\d{1,2}):(\d{2}) ?([AP])M\s*$/i;

/** Of "MM-DD-YYYY hh:mm AM"; undefined when the store gives no time. */
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

/** Whether the prints are ready later than promised before; a store without a time is later. */
export function isPickupLater(promiseTime: string, than: string): boolean {
  const [time, before] = [parsePickupTime(promiseTime), parsePickupTime(than)];
  if (time === undefined || before === undefined) return time === undefined && before !== undefined;
  return toMinutes(time) > toMinutes(before);
}

/** For example "Tuesday, November 17, 5:30 PM", in the time of the store. */
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

/** Since 1970, as if the store was in UTC. */
function toMinutes({ year, month, day, hour, minute }: PickupTime): number {
  return Date.UTC(year, month - 1, day, hour, minute) / 60_000;
}
