import type { To } from "react-router";
import type { Navigate, PageLocation } from "./routing.ts";

/** The key of the state in history entries of React Router, which are read after a reload. */
const STATE_KEY = "usr";

/** Whether the island shows this path itself; others are loaded from the server. */
export type IsOwnPath = (pathname: string) => boolean;

/** The location of a page without React Router. */
export class DocumentLocation {
  readonly #isOwnPath: IsOwnPath;
  readonly #listeners = new Set<() => void>();
  #current: PageLocation | undefined;

  constructor(isOwnPath: IsOwnPath) {
    this.#isOwnPath = isOwnPath;
  }

  readonly get = (): PageLocation => {
    this.#current ??= readLocation();
    return this.#current;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) addEventListener("popstate", this.#onPopState);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) removeEventListener("popstate", this.#onPopState);
    };
  };

  readonly navigate: Navigate = (to, { state, replace = false } = {}) => {
    const next = new URL(formatPath(to), location.href);
    if (!this.#isOwnPath(next.pathname)) {
      return replace ? location.replace(next) : location.assign(next);
    }
    history[replace ? "replaceState" : "pushState"]({ [STATE_KEY]: state ?? null }, "", next);
    scrollTo(0, 0);
    this.#update();
  };

  readonly #onPopState = () => {
    // Of another path is an entry that the application has pushed before the page was reloaded.
    if (this.#isOwnPath(location.pathname)) this.#update();
    else location.reload();
  };

  #update(): void {
    this.#current = readLocation();
    for (const listener of this.#listeners) listener();
  }
}

function readLocation(): PageLocation {
  const { pathname, search } = location;
  return { pathname, search, state: history.state?.[STATE_KEY] ?? null };
}

export function formatPath(to: To): string {
  if (typeof to === "string") return to;
  const { pathname = "", search = "", hash = "" } = to;
  return pathname + search + hash;
}
