import type { Connection, ConnectionChange } from "../connection.ts";

/** A connection that the test switches off and on. */
export class FakeConnection implements Connection {
  online = true;
  readonly listeners = new Set<(change: ConnectionChange) => void>();

  readonly isOnline = (): boolean => this.online;

  async check(): Promise<boolean> {
    return this.online;
  }

  readonly subscribe = (listener: (change: ConnectionChange) => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  emit(change: ConnectionChange): void {
    if (change !== "awake") this.online = change === "online";
    for (const listener of this.listeners) listener(change);
  }
}
