import type { ProjectRemote, SaveOutcome } from "./remote.ts";

/** A guest's project is saved where it lives: the journal of this browser has it already. */
export const guestRemote: ProjectRemote = {
  save: async (): Promise<SaveOutcome> => ({ kind: "saved", updatedAt: new Date().toISOString() }),
  saveOnLeaving: () => {},
};
