import type { Inputs } from "@photomap/project";

/** Pages that left at once; more are not kept waiting for an answer. */
const MAX_NOTES = 4;

const keyOf = (projectId: string) => `photomap-sent-${projectId}`;

/** A page that goes away has no time for the database: this is written before the call returns. */
export function rememberSentOnLeaving(projectId: string, sent: Inputs): void {
  try {
    const notes = [...readSentOnLeaving(projectId), sent].slice(-MAX_NOTES);
    localStorage.setItem(keyOf(projectId), JSON.stringify(notes));
  } catch {
    // Without the note somebody may be asked about a change of their own; nothing is lost.
  }
}

export function readSentOnLeaving(projectId: string): readonly Inputs[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(projectId)) ?? "[]");
  } catch {
    return [];
  }
}

/** Something newer is known of the server: what was sent on an older copy is refused there. */
export function forgetSentOnLeaving(projectId: string): void {
  try {
    localStorage.removeItem(keyOf(projectId));
  } catch {
    // There is none.
  }
}
