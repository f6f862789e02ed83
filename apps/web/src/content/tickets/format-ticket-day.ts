/** In the time zone of the company: that of the reader is not available on the server. */
const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "America/Detroit" });

export function formatTicketDay(iso: string): string {
  return DAY.format(new Date(iso));
}
