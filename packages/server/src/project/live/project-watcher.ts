import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { can, type ViewerPolicy } from "@photomap/project";
import type {
  LiveConnection,
  LiveProjectFacts,
  PresenceEntry,
  ProjectEventName,
} from "./live.types.ts";
import type { PresenceList } from "./presence.ts";

const FACTS_INTERVAL_MS = 200;
const PRESENCE_INTERVAL_MS = 1000;
/**
 * The number of heartbeats per check. With the default heartbeat, access is checked every 30 s
 * without a notification.
 */
const HEARTBEATS_PER_CHECK = 3;
/** The number of concurrent checks; the other connections of the database serve requests. */
const CHECKS_AT_ONCE = 4;
const MAX_LISTED_PEOPLE = 20;

interface Member {
  readonly connectionId: string;
  readonly connection: LiveConnection;
  readonly person: PresenceEntry;
  policy: ViewerPolicy;
  /** Whether access was checked since it may have changed; nothing is sent until then. */
  isChecked: boolean;
  /** The data of the last event of each kind. */
  readonly sent: Map<ProjectEventName, string>;
}

interface Dependencies {
  readonly projectId: string;
  readonly presence: PresenceList;
  readonly readFacts: () => Promise<LiveProjectFacts | undefined>;
  readonly publish: (event: ProjectEventName) => Promise<void>;
  readonly heartbeatMs: number;
}

/**
 * Watches one project for all connections of this process. Changes are read once for all of them; a
 * lost notification delays an event until the next heartbeat.
 */
export class ProjectWatcher {
  readonly #deps: Dependencies;
  readonly #members = new Set<Member>();
  readonly #heartbeat: NodeJS.Timeout;
  readonly #updateFacts = coalesce(() => this.#readFacts(), FACTS_INTERVAL_MS);
  readonly #updatePeople = coalesce(() => this.#readPeople(), PRESENCE_INTERVAL_MS);
  readonly #checkAll = coalesce(() => this.#checkMembers(), FACTS_INTERVAL_MS);
  #facts: LiveProjectFacts | undefined;
  #people: readonly PresenceEntry[] = [];
  #heartbeats = 0;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#heartbeat = setInterval(() => this.#beat(), deps.heartbeatMs);
  }

  get isEmpty(): boolean {
    return this.#members.size === 0;
  }

  close(): void {
    clearInterval(this.#heartbeat);
  }

  /** Adds a connection; returns the function that removes it. */
  add(connection: LiveConnection, policy: ViewerPolicy, person: PresenceEntry): () => void {
    const { projectId, presence, publish } = this.#deps;
    const connectionId = randomUUID();
    const member: Member = {
      connectionId,
      connection,
      person,
      policy,
      isChecked: false,
      sent: new Map(),
    };
    this.#members.add(member);
    // Access may have been removed between the check of the request and this moment.
    void this.#check(member)
      .then(() => this.#renewPresence([member]))
      .then(() => publish("presence"));
    this.#updateFacts();
    this.#updatePeople();
    return () => {
      this.#members.delete(member);
      void presence.remove(projectId, { connectionId, person }).then(() => publish("presence"));
    };
  }

  receive(event: ProjectEventName | undefined): void {
    switch (event) {
      case "suggestions":
      case "project":
        this.#updateFacts();
        break;
      case "presence":
        this.#updatePeople();
        break;
      case "access":
        this.#requireChecks();
        break;
      case undefined:
        this.#updateFacts();
        this.#updatePeople();
        this.#requireChecks();
    }
  }

  #requireChecks(): void {
    for (const member of this.#members) member.isChecked = false;
    this.#checkAll();
  }

  #beat(): void {
    this.#heartbeats += 1;
    for (const { connection } of this.#members) connection.sendHeartbeat();
    const isDue = this.#heartbeats % HEARTBEATS_PER_CHECK === 0;
    if (isDue || [...this.#members].some(({ isChecked }) => !isChecked)) this.#checkAll();
    this.#updateFacts();
    void this.#renewPresence([...this.#members]).then(() => this.#updatePeople());
  }

  async #renewPresence(members: readonly Member[]): Promise<void> {
    const present = members.filter((member) => this.#members.has(member) && member.isChecked);
    await this.#deps.presence.renew(
      this.#deps.projectId,
      present.map(({ connectionId, person }) => ({ connectionId, person })),
    );
  }

  async #checkMembers(): Promise<void> {
    const queue = this.#members.values();
    const work = async () => {
      for (const member of queue) await this.#check(member);
    };
    await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, work));
  }

  /** Checks a member's access; the next heartbeat repeats a failed check. */
  async #check(member: Member): Promise<void> {
    const wasChecked = member.isChecked;
    const before = member.policy;
    try {
      const policy = await member.connection.findPolicy();
      if (!this.#members.has(member)) return;
      if (policy === undefined) {
        this.#members.delete(member);
        member.connection.refuse();
        return;
      }
      member.policy = policy;
      member.isChecked = true;
    } catch {
      return;
    }
    const isNew = member.sent.size === 0;
    const hasNews = before !== member.policy || (!wasChecked && canManage(member));
    if (hasNews && !isNew) member.connection.send("access", {});
    this.#sendState(member);
  }

  async #readFacts(): Promise<void> {
    const facts = await this.#deps.readFacts().catch(() => undefined);
    if (facts === undefined) return;
    this.#facts = facts;
    for (const member of this.#members) this.#sendState(member);
  }

  async #readPeople(): Promise<void> {
    if (![...this.#members].some(canSeePeople)) return;
    this.#people = await this.#deps.presence.list(this.#deps.projectId);
    for (const member of this.#members) this.#sendState(member);
  }

  #sendState(member: Member): void {
    if (!member.isChecked || !this.#members.has(member)) return;
    if (this.#facts !== undefined) {
      const { backupVersion, updatedAt, waiting, latest } = this.#facts;
      send(member, "project", { backupVersion, updatedAt });
      if (canManage(member)) send(member, "suggestions", { waiting, latest });
    }
    if (!canSeePeople(member)) return;
    const others = this.#people.filter(({ id }) => id !== member.person.id);
    const viewers = others.toSorted(comparePeople).slice(0, MAX_LISTED_PEOPLE);
    send(member, "presence", { viewers, count: others.length });
  }
}

/** Sends data only if it differs from the last event of this kind. */
function send({ sent, connection }: Member, event: ProjectEventName, data: object): void {
  const text = JSON.stringify(data);
  if (sent.get(event) === text) return;
  sent.set(event, text);
  connection.send(event, data);
}

function canManage({ policy }: Member): boolean {
  return can(policy, "manageAccess");
}

function canSeePeople({ policy }: Member): boolean {
  return can(policy, "manageAccess") || can(policy, "suggest");
}

/** Sorts people with more rights first, then by name. */
function comparePeople(a: PresenceEntry, b: PresenceEntry): number {
  return countRights(b) - countRights(a) || a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1);
}

function countRights({ role }: PresenceEntry): number {
  return Number(can(role, "manageAccess")) * 2 + Number(can(role, "suggest"));
}

/**
 * Runs the action for any number of calls as rarely as possible: at once, and again after the
 * interval if it was called meanwhile. The action must not throw.
 */
function coalesce(action: () => Promise<void>, minIntervalMs: number): () => void {
  let isRunning = false;
  let isRequested = false;
  const run = async () => {
    isRunning = true;
    while (isRequested) {
      isRequested = false;
      await action();
      await delay(minIntervalMs, undefined, { ref: false });
    }
    isRunning = false;
  };
  return () => {
    isRequested = true;
    if (!isRunning) void run();
  };
}
