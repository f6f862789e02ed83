import type { Store } from "./stores.ts";

/** The promise of a store that is closed for a long time or not connected. */
export const NO_PROMISE_TIME = "01-01-3000 00:00 AM";

const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;
const MIN_PREPARATION_HOURS = 1;

/**
 * Returns when prints ordered now are ready, in milliseconds as if the store were in UTC: an hour
 * later rounded up to a quarter, or an hour after the next opening.
 */
export function computePromiseTime(store: Store, now: number, laterMs = 0): number {
  const local = toZoneTime(now, store.timeZone);
  const ready = local + MIN_PREPARATION_HOURS * HOUR_MS + laterMs;
  const rounded = Math.ceil(ready / QUARTER_MS) * QUARTER_MS;
  const hour = (rounded % (24 * HOUR_MS)) / HOUR_MS;
  const earliest = store.opensAt === 0 ? 0 : store.opensAt + MIN_PREPARATION_HOURS;
  const startOfDay = rounded - hour * HOUR_MS;
  if (hour > store.closesAt) return startOfDay + (24 + earliest) * HOUR_MS;
  return hour < earliest ? startOfDay + earliest * HOUR_MS : rounded;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a kept format: creating one takes longer than everything else in a search. */
function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formats.set(timeZone, format);
  return format;
}

/** Returns the zone's local time as if it were UTC. */
export function toZoneTime(now: number, timeZone: string): number {
  const parts = getFormat(timeZone).formatToParts(now);
  const get = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const [year, month, day] = [get("year"), get("month"), get("day")];
  return Date.UTC(year, month - 1, day, get("hour"), get("minute"), get("second"));
}

/** Formats a promise, such as "11-17-2026 05:30 PM". */
export function formatPromiseTime(local: number): string {
  const date = new Date(local);
  const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()].map(pad);
  return `${month}-${day}-${date.getUTCFullYear()} ${formatHour(date.getUTCHours(), date.getUTCMinutes())}`;
}

/** Delays a promise; a text that is no promise stays as it is. */
export function delayPromiseTime(text: string, hours: number): string {
  const match = /^(\d\d)-(\d\d)-(\d{4}) (\d\d):(\d\d) ([AP])M$/.exec(text);
  if (match === null || text === NO_PROMISE_TIME) return text;
  const [month = 0, day = 0, year = 0, twelfth = 0, minute = 0] = match.slice(1, 6).map(Number);
  const hour = (twelfth % 12) + (match[6] === "P" ? 12 : 0);
  return formatPromiseTime(Date.UTC(year, month - 1, day, hour + hours, minute));
}

/** Formats an hour, such as "08:00 AM". */
export function formatHour(hour: number, minute = 0): string {
  return `${pad(hour % 12 || 12)}:${pad(minute)} ${hour % 24 < 12 ? "AM" : "PM"}`;
}

function pad(value: number): string {
  return String(value).padStart(2, "0");
}
