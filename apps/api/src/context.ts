import type { BusinessId } from "@photomap/design";
import type { Backend, Caller, NewSession, Viewer } from "@photomap/server";
import type { FastifyBaseLogger } from "fastify";

/** What a resolver may know of a request. */
export interface Context {
  readonly viewer: Viewer;
  readonly businessId: BusinessId;
  readonly caller: Caller;
  readonly sessionCookie: SessionCookie;
  readonly backend: Backend;
  readonly log: FastifyBaseLogger;
  readonly requestId: string;
}

/** The one header a resolver may set. */
export interface SessionCookie {
  set(session: NewSession): void;
  clear(): void;
}
