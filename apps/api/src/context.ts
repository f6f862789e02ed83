import type { Backend, BusinessId, Viewer } from "@photomap/server";
import type { FastifyBaseLogger } from "fastify";

/** What a resolver may know of a request. */
export interface Context {
  readonly viewer: Viewer;
  readonly businessId: BusinessId;
  readonly backend: Backend;
  readonly log: FastifyBaseLogger;
  readonly requestId: string;
}
