/** In the time zone of the company: the server does not know that of the reader. */
const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "America/Detroit" });

export function formatTicketDay(iso: string): string {
  return DAY.format(new Date(iso));
}
