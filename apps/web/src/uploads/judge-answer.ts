export type UploadOutcome = "stored" | "expired" | "unavailable" | "refused";

const TRY_LATER = new Set([408, 425, 429]);

/** Only 204 means that the store has the photo. */
export function judgeAnswer(status: number): UploadOutcome {
  if (status === 204) return "stored";
  if (status === 403) return "expired";
  return status >= 500 || status === 0 || TRY_LATER.has(status) ? "unavailable" : "refused";
}

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 60_000;

/** Twice as long each time; the random half keeps many browsers from coming back at once. */
export function retryDelayMs(failedTries: number, random: number): number {
  const fullMs = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failedTries - 1));
  return fullMs * (0.5 + random / 2);
}
