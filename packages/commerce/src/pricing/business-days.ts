/** A day of the calendar as ISO 8601 writes it, such as "2026-12-24". */
export type CalendarDay = string;

const DAY_MS = 24 * 60 * 60 * 1000;
const [SUNDAY, MONDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 1, 4, 5, 6];

/** Federal holidays on fixed days, as month and day. */
const FIXED_HOLIDAYS: ReadonlySet<string> = new Set(["1/1", "6/19", "7/4", "11/11", "12/25"]);

/** Federal holidays such as the third Monday of January, as month, weekday and week. */
const WEEKDAY_HOLIDAYS: ReadonlySet<string> = new Set([
  `1/${MONDAY}/3`,
  `2/${MONDAY}/3`,
  `9/${MONDAY}/1`,
  `10/${MONDAY}/2`,
  `11/${THURSDAY}/4`,
]);

/** Whether people work and carriers deliver: Monday to Friday, without federal holidays. */
export function isBusinessDay(day: CalendarDay): boolean {
  const weekday = readDay(day).getUTCDay();
  if (weekday === SUNDAY || weekday === SATURDAY) return false;
  return !isWeekdayHoliday(day) && !isObservedHoliday(day);
}

/** Finds the day that is so many business days later; the day itself doesn't count. */
export function addBusinessDays(day: CalendarDay, count: number): CalendarDay {
  let [current, left] = [day, count];
  while (left > 0) {
    current = addDays(current, 1);
    if (isBusinessDay(current)) left -= 1;
  }
  return current;
}

/** Finds the day on which a moment falls in Michigan, where orders are made. */
export function findWorkshopDay(moment: Date): CalendarDay {
  // Swedes write days as ISO 8601 does.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Detroit" }).format(moment);
}

function isWeekdayHoliday(day: CalendarDay): boolean {
  const date = readDay(day);
  const [month, weekday, monthDay] = [date.getUTCMonth() + 1, date.getUTCDay(), date.getUTCDate()];
  // Memorial Day is the last Monday of May.
  if (month === 5) return weekday === MONDAY && monthDay > 24;
  return WEEKDAY_HOLIDAYS.has(`${month}/${weekday}/${Math.ceil(monthDay / 7)}`);
}

/** A fixed holiday on a Saturday is observed on Friday, one on a Sunday on Monday. */
function isObservedHoliday(day: CalendarDay): boolean {
  const weekday = readDay(day).getUTCDay();
  const candidates = [
    day,
    ...(weekday === FRIDAY ? [addDays(day, 1)] : []),
    ...(weekday === MONDAY ? [addDays(day, -1)] : []),
  ];
  return candidates.some((candidate) => {
    const date = readDay(candidate);
    return FIXED_HOLIDAYS.has(`${date.getUTCMonth() + 1}/${date.getUTCDate()}`);
  });
}

function addDays(day: CalendarDay, count: number): CalendarDay {
  return new Date(readDay(day).getTime() + count * DAY_MS).toISOString().slice(0, 10);
}

function readDay(day: CalendarDay): Date {
  return new Date(`${day}T00:00:00Z`);
}
