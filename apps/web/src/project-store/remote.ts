import type { ProjectContent } from "@photomap/project";
import type { ServerCopy } from "./browser-store.ts";

export type SaveOutcome =
  | { readonly kind: "saved"; readonly updatedAt: string }
  /** Somebody saved in between: what the server has now. */
  | { readonly kind: "stale"; readonly server: ServerCopy }
  | { readonly kind: "refused"; readonly reason: string };

/** Where a project is saved: at the server, or for a guest nowhere but here. */
export interface ProjectRemote {
  save(server: ServerCopy, content: ProjectContent): Promise<SaveOutcome>;
  /** While the page goes away: sent without waiting for an answer. */
  saveOnLeaving(server: ServerCopy, content: ProjectContent): void;
}
