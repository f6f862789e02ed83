import type { APIRequestContext } from "@playwright/test";
import { TESTED_VIOLATION } from "./policy-violations.ts";
import { expect } from "./session.ts";

export interface TrackedEvent {
  readonly release: string;
  readonly environment: string;
  readonly transaction?: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly exception: { readonly values: readonly { type: string; value: string }[] };
}

/** Waits for an event that matches, and returns the newest. */
export async function readEvent(
  request: APIRequestContext,
  webUrl: string,
  matches: (event: TrackedEvent) => boolean,
): Promise<TrackedEvent> {
  let found: TrackedEvent | undefined;
  await expect
    .poll(
      async () => {
        const answer = await request.get(`${webUrl}/dev/errors/events.json`);
        const events: TrackedEvent[] = await answer.json();
        found = events.findLast(matches);
        return found !== undefined;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  if (found === undefined) throw new Error("There is no such event");
  return found;
}

/** The policy violations that browsers reported to the product, workers included. */
export async function readPolicyReports(webUrl: string): Promise<string[]> {
  const answer = await fetch(`${webUrl}/dev/errors/events.json`);
  const events: readonly TrackedEvent[] = await answer.json();
  return events.flatMap(({ transaction, exception }) => {
    const [error] = exception.values;
    if (error?.type !== "PolicyViolation" || error.value.includes(TESTED_VIOLATION)) return [];
    return `${transaction}: ${error.value}`;
  });
}
