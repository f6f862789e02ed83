import type { ProjectRemote, RemoteSaveResult } from "../project-remote.ts";

/** The journal in IndexedDB is the only copy of a guest's project: there is nothing to send. */
export const guestRemote: ProjectRemote = {
  needsConnection: false,
  save: async (
    { content: _content, ...server },
    { name, accessPolicy },
  ): Promise<RemoteSaveResult> => {
    const updatedAt = new Date().toISOString();
    return { kind: "saved", project: { ...server, name, accessPolicy, updatedAt } };
  },
  saveOnLeaving: () => {},
};
