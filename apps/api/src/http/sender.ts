import { type BrandHosts, BUSINESS_ID_HEADER, resolveBrandId } from "@photomap/server";
import type { FastifyRequest } from "fastify";
import { toNetwork } from "./network.ts";
import { getRequestHost } from "./request-guard.ts";

/** Returns a function that reads network and brand of requests that need no session. */
export function createSenderReader(brandHosts: BrandHosts) {
  return (request: FastifyRequest) => {
    const header = request.headers[BUSINESS_ID_HEADER];
    return {
      network: toNetwork(request.ip),
      brand: resolveBrandId(
        brandHosts,
        typeof header === "string" ? header : undefined,
        getRequestHost(request),
      ),
    };
  };
}
