import { act } from "@testing-library/react";
import { vi } from "vitest";

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

  static emit(event: string, data: object = {}): void {
    act(() => {
      const message = new MessageEvent(event, { data: JSON.stringify(data) });
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
