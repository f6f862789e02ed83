import { browserConnection } from "../../platform/network/browser-connection.ts";
import type { Connection } from "../../platform/network/connection.ts";

/** A person who has the project open. */
export interface PresentPerson {
  readonly id: string;
  readonly name: string;
  readonly role: string;
}

export interface NewestSuggestion {
  readonly id: string;
  readonly openingId: string;
  readonly name: string;
  readonly submittedAt: string;
}

/** The events of a project and their data. */
export interface LiveEvents {
  readonly project: { readonly backupVersion: number; readonly updatedAt: string };
  /** Sent to the owner only. */
  readonly suggestions: { readonly waiting: number; readonly latest: NewestSuggestion | null };
  /** Sent to the owner and collaborators. */
  readonly presence: { readonly viewers: readonly PresentPerson[]; readonly count: number };
  /** What the viewer may do has changed, or the stream was refused. */
  readonly access: object;
}

export type LiveHandlers = {
  readonly [Name in keyof LiveEvents]: (data: LiveEvents[Name]) => void;
};

interface EventStream extends EventTarget {
  close(): void;
}

export interface LiveConnection {
  readonly openStream: (projectId: string) => EventStream;
  readonly connection: Connection;
  readonly random: () => number;
}

const browserLive: LiveConnection = {
  openStream: (projectId) => new EventSource(`/events/projects/${projectId}`),
  connection: browserConnection,
  random: Math.random,
};

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;
/** The server sends a heartbeat every 10 s; after a sleep a dead connection reports nothing. */
const MAX_SILENCE_MS = 35_000;
/** A browser has six connections to a server with HTTP/1: hidden tabs must not keep them. */
const MAX_HIDDEN_MS = 60_000;

/**
 * Keeps one event stream open until `signal` is aborted. Every new stream starts with the current
 * state, so nothing is lost while there was none.
 */
export function followProject(
  projectId: string,
  handlers: LiveHandlers,
  signal: AbortSignal,
  { openStream, connection, random }: LiveConnection = browserLive,
): void {
  let stream: EventStream | undefined;
  let failures = 0;
  let isPaused = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(retryTimer);
    clearTimeout(silenceTimer);
    stream?.close();
    stream = undefined;
  };
  const retryLater = () => {
    close();
    const fullMs = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** failures);
    failures += 1;
    // The random half keeps all clients of a restarted server from returning at the same time.
    retryTimer = setTimeout(open, fullMs * (0.5 + random() / 2));
  };
  const expectHeartbeat = () => {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(retryLater, MAX_SILENCE_MS);
  };
  const open = () => {
    close();
    if (signal.aborted || isPaused || !connection.isOnline()) return;
    const opened = openStream(projectId);
    stream = opened;
    let isAccepted = false;
    const listen = (name: string, receive: (data: string) => void) =>
      opened.addEventListener(name, (event) => {
        if (stream !== opened || !(event instanceof MessageEvent)) return;
        isAccepted = true;
        failures = 0;
        expectHeartbeat();
        receive(event.data);
      });
    listen("heartbeat", () => undefined);
    listen("project", (data) => handlers.project(JSON.parse(data)));
    listen("suggestions", (data) => handlers.suggestions(JSON.parse(data)));
    listen("presence", (data) => handlers.presence(JSON.parse(data)));
    listen("access", (data) => handlers.access(JSON.parse(data)));
    opened.addEventListener("error", () => {
      if (stream !== opened) return;
      retryLater();
      // An event source does not report the status: the stream may have been refused.
      if (!isAccepted && connection.isOnline()) handlers.access({});
    });
    expectHeartbeat();
  };
  const pause = () => {
    isPaused = true;
    close();
  };
  const onVisibility = () => {
    clearTimeout(hiddenTimer);
    if (document.visibilityState === "hidden") {
      hiddenTimer = setTimeout(pause, MAX_HIDDEN_MS);
      return;
    }
    isPaused = false;
    if (stream === undefined) open();
  };

  const unsubscribe = connection.subscribe((change) => {
    if (change === "offline") close();
    if (change === "online") open();
  });
  document.addEventListener("visibilitychange", onVisibility, { signal });
  signal.addEventListener("abort", () => {
    clearTimeout(hiddenTimer);
    unsubscribe();
    close();
  });
  open();
}
