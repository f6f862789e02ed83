/** A busy image service or a tunnel: how often a photo is asked for again, and when. */
export const PHOTO_RETRIES = 5;

export function photoRetryDelayMs(failures: number): number {
  return 1000 * failures;
}

/** So long a photo may take before the screen shows that it is on its way. */
export const PHOTO_SLOW_MS = 1500;
