/** Formats days in the company's time zone: the server does not know the reader's. */
const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "America/Detroit" });

export function formatTicketDay(iso: string): string {
  return DAY.format(new Date(iso));
}
