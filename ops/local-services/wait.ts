import { setTimeout as pause } from "node:timers/promises";

const POLL_MS = 40;

/** Asks until the answer is known, and fails in words when it never is. */
export async function waitFor<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined>,
  limitSeconds = 60,
): Promise<Answer> {
  const deadline = performance.now() + limitSeconds * 1000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > deadline) throw new Error(`waited ${limitSeconds} s for ${what}`);
    await pause(POLL_MS);
  }
}
