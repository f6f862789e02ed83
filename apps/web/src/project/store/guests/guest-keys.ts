const PREFIX = "guest-";
const DRAFTS = " drafts of guest";

/** Whether a key of the browser store belongs to a guest: a project, or drafts of suggestions. */
export function isGuestKey(key: string): boolean {
  return key.startsWith(PREFIX) || key.endsWith(DRAFTS);
}
