import type { PubSub } from "../adapters/pub-sub.ts";

/**
 * What changed in a project:
 * - `suggestions`: one was submitted, hidden, shown again or deleted;
 * - `presence`: somebody opened or left the project;
 * - `project`: its content or name was saved;
 * - `access`: its policy, grants or share link changed, or it was moved to the trash.
 */
export type ProjectEvent = "suggestions" | "presence" | "project" | "access";

/** Notifies the open event streams of a project in all processes. */
export class LiveService {
  readonly #pubSub: PubSub;

  constructor(pubSub: PubSub) {
    this.#pubSub = pubSub;
  }

  /**
   * Called after the commit: the streams read the rows at once. Never throws; without Redis the
   * streams find the change at their next heartbeat.
   */
  publishProjectEvent(projectId: string, event: ProjectEvent): Promise<void> {
    return this.#pubSub.publish(getTopic(projectId), event);
  }
}

function getTopic(projectId: string): string {
  return `project:${projectId}`;
}
