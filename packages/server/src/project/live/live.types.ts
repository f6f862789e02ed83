import type { ViewerPolicy } from "@photomap/project";

/**
 * What changed in a project:
 * - `suggestions`: one was submitted, hidden, shown again or deleted;
 * - `presence`: a page of the project was opened or left;
 * - `project`: its content or name was saved;
 * - `access`: its policy, grants or share link changed, or it was moved to the trash.
 */
export const PROJECT_EVENT_NAMES = ["suggestions", "presence", "project", "access"] as const;

export type ProjectEventName = (typeof PROJECT_EVENT_NAMES)[number];

/** One open event stream of a project. */
export interface LiveConnection {
  /** Resolves the viewer's policy again, starting with the session; undefined without access. */
  findPolicy(): Promise<ViewerPolicy | undefined>;
  send(event: ProjectEventName, data: object): void;
  sendHeartbeat(): void;
  /** Reports the change of access and ends the stream. */
  refuse(): void;
}

/** A person who has the project open, without email address and account id. */
export interface PresenceEntry {
  /** An id that is the same for all connections of one viewer to one project. */
  readonly id: string;
  readonly name: string;
  readonly role: ViewerPolicy;
}

/** The facts about an open project that its owner is notified of. */
export interface LiveProjectFacts {
  readonly backupVersion: number;
  readonly updatedAt: Date;
  /** The number of submitted suggestions that are not hidden. */
  readonly waiting: number;
  readonly latest: {
    readonly id: string;
    readonly openingId: string;
    readonly name: string;
    readonly submittedAt: string;
  } | null;
}

/** Reads what a project's streams send; suggestions implement it, since they publish events. */
export interface LiveFactsReader {
  findProjectFacts(projectId: string): Promise<LiveProjectFacts | undefined>;
  /** Finds the name with which a person last suggested a photo for the project. */
  findSuggesterName(projectId: string, suggesterId: string): Promise<string | undefined>;
}
