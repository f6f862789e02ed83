import * as z from "zod/mini";
import { addBusinessDays } from "../pricing/business-days.ts";

const MAX_DAYS = 20;
const MESSAGE = `Enter 1 to ${MAX_DAYS} business days.`;

/** How many business days a print waits at most for the customer. */
export const mapReviewDaysInput = z
  .int(MESSAGE)
  .check(z.minimum(1, MESSAGE), z.maximum(MAX_DAYS, MESSAGE));

/** Finds when a print stops waiting: at the same time of day (UTC), so many business days later. */
export function findReviewDueTime(start: Date, businessDays: number): Date {
  const [day = "", time = ""] = start.toISOString().split("T");
  return new Date(`${addBusinessDays(day, businessDays)}T${time}`);
}
