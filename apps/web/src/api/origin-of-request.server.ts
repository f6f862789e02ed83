import { BUSINESS_ID_HEADER, brandOfRequest } from "../../server/brand-of-request.server.ts";
import { config } from "../../server/config.server.ts";
import type { Origin } from "./execute.ts";

/** A loader asks the API as the person whose page it loads: with their cookies, on their host, of their brand. */
export function originOfRequest(request: Request): Origin {
  return {
    url: `${config.API_URL}/graphql`,
    headers: {
      cookie: request.headers.get("cookie") ?? "",
      "x-forwarded-host": new URL(request.url).host,
      [BUSINESS_ID_HEADER]: brandOfRequest(request, config).id,
    },
  };
}
