import type { UnplacedImage } from "@photomap/project";

export interface OpeningPlan {
  readonly openingId: string;
  readonly images: readonly UnplacedImage[];
}

const keyOf = (projectId: string) => `photomap-placing-${projectId}`;

/** What is being placed, written down before the first photo is kept. */
export function rememberPlacing(projectId: string, plan: readonly OpeningPlan[]): void {
  try {
    localStorage.setItem(keyOf(projectId), JSON.stringify(plan));
  } catch {
    // A browser without room for the note can still keep the photos themselves.
  }
}

export function readPlacing(projectId: string): readonly OpeningPlan[] | undefined {
  const text = localStorage.getItem(keyOf(projectId));
  return text === null ? undefined : JSON.parse(text);
}

export function forgetPlacing(projectId: string): void {
  localStorage.removeItem(keyOf(projectId));
}

/** Held while photos are placed, so that another tab does not take the work for abandoned. */
export function whilePlacing<Result>(
  projectId: string,
  options: LockOptions,
  act: (lock: Lock | null) => Promise<Result>,
): Promise<Result> {
  return navigator.locks.request(keyOf(projectId), options, act);
}
