// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeConnection } from "../../platform/network/test/fake-connection.ts";
import { followProject, type LiveEvents } from "./follow-project.ts";
import { FakeEventSource } from "./test/fake-event-source.ts";

const VERSION = { backupVersion: 1, updatedAt: "2026-11-16T09:00:00.000Z" };

let leaving: AbortController;
let connection: FakeConnection;
let received: string[];

beforeEach(() => {
  vi.useFakeTimers();
  FakeEventSource.install();
  leaving = new AbortController();
  connection = new FakeConnection();
  received = [];
});
afterEach(() => {
  leaving.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const record = (name: keyof LiveEvents) => () => void received.push(name);

function follow(): void {
  followProject(
    "abc123",
    {
      project: record("project"),
      suggestions: record("suggestions"),
      presence: record("presence"),
      access: record("access"),
    },
    leaving.signal,
    { openStream: (id) => new EventSource(`/events/projects/${id}`), connection, random: () => 1 },
  );
}

const countOpened = () => FakeEventSource.opened.length;
const countOpen = () => FakeEventSource.opened.filter(({ isClosed }) => !isClosed).length;

function setVisible(visibilityState: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibilityState);
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("followProject", () => {
  it("passes on the events of one stream until the page is left", () => {
    follow();
    expect(FakeEventSource.newest?.url).toBe("/events/projects/abc123");
    FakeEventSource.emit("project", VERSION);
    FakeEventSource.emit("suggestions", { waiting: 0, latest: null });
    FakeEventSource.emit("presence", { viewers: [], count: 0 });
    FakeEventSource.emit("heartbeat");
    expect(received).toEqual(["project", "suggestions", "presence"]);
    leaving.abort();
    expect(countOpen()).toBe(0);
  });

  it("connects again after increasing delays, and from the first one after a success", () => {
    follow();
    FakeEventSource.emit("project", VERSION);
    for (const delayMs of [1_000, 2_000, 4_000]) {
      const before = countOpened();
      FakeEventSource.fail();
      vi.advanceTimersByTime(delayMs - 1);
      expect(countOpened()).toBe(before);
      vi.advanceTimersByTime(1);
      expect(countOpened()).toBe(before + 1);
    }
    FakeEventSource.emit("project", VERSION);
    const before = countOpened();
    FakeEventSource.fail();
    vi.advanceTimersByTime(1_000);
    expect(countOpened()).toBe(before + 1);
    expect(countOpen()).toBe(1);
  });

  it("asks for the access when a stream is refused, not when an open one breaks", () => {
    follow();
    FakeEventSource.emit("project", VERSION);
    FakeEventSource.fail();
    expect(received).toEqual(["project"]);
    vi.advanceTimersByTime(1_000);
    FakeEventSource.fail();
    expect(received).toEqual(["project", "access"]);
  });

  it("connects again when heartbeats are missing", () => {
    follow();
    FakeEventSource.emit("project", VERSION);
    vi.advanceTimersByTime(30_000);
    FakeEventSource.emit("heartbeat");
    vi.advanceTimersByTime(30_000);
    expect(countOpened()).toBe(1);
    vi.advanceTimersByTime(5_000 + 1_000);
    expect(countOpened()).toBe(2);
    expect(countOpen()).toBe(1);
  });

  it("waits for the network, and connects as soon as it is back", () => {
    follow();
    connection.emit("offline");
    expect(countOpen()).toBe(0);
    vi.advanceTimersByTime(120_000);
    expect(countOpened()).toBe(1);
    connection.emit("online");
    expect(countOpen()).toBe(1);
  });

  it("keeps no connection for a tab that is hidden for a minute, and connects when it is shown", () => {
    follow();
    FakeEventSource.emit("project", VERSION);
    setVisible("hidden");
    vi.advanceTimersByTime(34_000);
    setVisible("visible");
    expect(countOpened()).toBe(1);
    setVisible("hidden");
    for (let i = 0; i < 6; i += 1) {
      FakeEventSource.emit("heartbeat");
      vi.advanceTimersByTime(10_000);
    }
    expect(countOpen()).toBe(0);
    connection.emit("online");
    expect(countOpen()).toBe(0);
    setVisible("visible");
    expect(countOpen()).toBe(1);
  });
});
