import { createHash, randomUUID } from "node:crypto";
import { formatMessage, liveMessages } from "@photomap/messages";
import { can, isOwner, type ViewerPolicy } from "@photomap/project";
import type { PubSub } from "../../platform/adapters/redis/pub-sub.ts";
import { getViewerId, type Viewer } from "../../platform/viewer/viewer.ts";
import {
  type LiveConnection,
  type LiveFactsReader,
  PROJECT_EVENT_NAMES,
  type PresenceEntry,
  type ProjectEventName,
} from "./live.types.ts";
import type { PresenceList } from "./presence.ts";
import { ProjectWatcher } from "./project-watcher.ts";

interface Dependencies {
  readonly facts: LiveFactsReader;
  readonly pubSub: PubSub;
  readonly presence: PresenceList;
}

interface JoinRequest {
  readonly projectId: string;
  readonly viewer: Viewer;
  readonly policy: ViewerPolicy;
  readonly heartbeatMs: number;
}

interface OpenWatch {
  readonly watch: ProjectWatcher;
  readonly unsubscribe: () => void;
}

/** Notifies the open event streams of a project in all processes. */
export class LiveService {
  readonly #deps: Dependencies;
  readonly #watches = new Map<string, OpenWatch>();

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Publishes an event after the commit: the streams read the rows at once. Never throws; without
   * Redis the streams find the change at their next heartbeat.
   */
  publishProjectEvent(projectId: string, event: ProjectEventName): Promise<void> {
    return this.#deps.pubSub.publish(getTopic(projectId), event);
  }

  /** Adds an open event stream; resolves to the function that removes it. Never throws. */
  async join(request: JoinRequest, connection: LiveConnection): Promise<() => void> {
    const { projectId, policy, heartbeatMs } = request;
    const person = await this.#describePerson(request);
    const { watch } = this.#requireWatch(projectId, heartbeatMs);
    const leave = watch.add(connection, policy, person);
    return () => {
      leave();
      if (watch.isEmpty) this.#close(projectId, watch);
    };
  }

  /** Describes the viewer for the others who have the project open. */
  async #describePerson({ projectId, viewer, policy: role }: JoinRequest): Promise<PresenceEntry> {
    const viewerId = getViewerId(viewer);
    const id = createPersonId(projectId, viewerId ?? randomUUID());
    if (isOwner(role)) return { id, name: formatMessage(liveMessages.owner), role };
    const suggested = viewerId && (await this.#findSuggesterName(projectId, viewerId));
    if (suggested) return { id, name: suggested, role };
    const isKnown = viewer.kind === "account" && can(role, "suggest");
    return { id, name: formatMessage(liveMessages[isKnown ? "collaborator" : "guest"]), role };
  }

  /** Finds a person's name, or undefined on a failure: the person is then listed by role. */
  #findSuggesterName(projectId: string, viewerId: string): Promise<string | undefined> {
    return this.#deps.facts.findSuggesterName(projectId, viewerId).catch(() => undefined);
  }

  #requireWatch(projectId: string, heartbeatMs: number): OpenWatch {
    const known = this.#watches.get(projectId);
    if (known !== undefined) return known;
    const { facts, pubSub, presence } = this.#deps;
    const watch = new ProjectWatcher({
      projectId,
      presence,
      heartbeatMs,
      readFacts: () => facts.findProjectFacts(projectId),
      publish: (event) => this.publishProjectEvent(projectId, event),
    });
    const unsubscribe = pubSub.subscribe(getTopic(projectId), (message) =>
      watch.receive(PROJECT_EVENT_NAMES.find((event) => event === message)),
    );
    const opened = { watch, unsubscribe };
    this.#watches.set(projectId, opened);
    return opened;
  }

  #close(projectId: string, watch: ProjectWatcher): void {
    const opened = this.#watches.get(projectId);
    if (opened?.watch !== watch) return;
    this.#watches.delete(projectId);
    watch.close();
    opened.unsubscribe();
  }
}

/** Creates an id by a hash: account ids are part of storage keys and are sent to no other user. */
function createPersonId(projectId: string, viewerId: string): string {
  return createHash("sha256").update(`${projectId} ${viewerId}`).digest("base64url").slice(0, 12);
}

function getTopic(projectId: string): string {
  return `project:${projectId}`;
}
