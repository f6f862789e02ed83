import { act } from "@testing-library/react";
import { vi } from "vitest";
import type { LiveEvents } from "../follow-project.ts";

type EmittedEvent =
  | readonly [name: "project", data: LiveEvents["project"]]
  | readonly [name: "suggestions", data: LiveEvents["suggestions"]]
  | readonly [name: "presence", data: LiveEvents["presence"]]
  | readonly [name: "access" | "heartbeat"];

/** Replaces EventSource; the newest one is the open connection. */
export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];
  readonly url: string;
  isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  static install(): void {
    FakeEventSource.opened = [];
    vi.stubGlobal("EventSource", FakeEventSource);
  }

  static get newest(): FakeEventSource | undefined {
    return FakeEventSource.opened.at(-1);
  }

  static emit(...[name, data]: EmittedEvent): void {
    act(() => {
      const message = new MessageEvent(name, { data: JSON.stringify(data ?? {}) });
      FakeEventSource.newest?.dispatchEvent(message);
    });
  }

  /** The server ended or refused the stream. */
  static fail(): void {
    act(() => {
      FakeEventSource.newest?.dispatchEvent(new Event("error"));
    });
  }
}
