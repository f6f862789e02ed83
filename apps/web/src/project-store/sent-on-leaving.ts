import type { Inputs } from "@photomap/project";

/** More pages than this do not unload at the same time. */
const MAX_RECORDS = 4;

const keyOf = (projectId: string) => `photomap-sent-${projectId}`;

/** localStorage, because an unloading page does not wait for IndexedDB. */
export function recordSentOnLeaving(projectId: string, sent: Inputs): void {
  try {
    const records = [...readSentOnLeaving(projectId), sent].slice(-MAX_RECORDS);
    localStorage.setItem(keyOf(projectId), JSON.stringify(records));
  } catch {
    // Over quota: the next visit may report a conflict with its own edit, but loses nothing.
  }
}

export function readSentOnLeaving(projectId: string): readonly Inputs[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(projectId)) ?? "[]");
  } catch {
    return [];
  }
}

/** Called once a newer server copy is known: it includes or has refused the sent openings. */
export function clearSentOnLeaving(projectId: string): void {
  try {
    localStorage.removeItem(keyOf(projectId));
  } catch {
    // Storage is disabled: nothing was recorded.
  }
}
