import { config } from "../../server/config.ts";
import type { Origin } from "./execute.ts";

/** A loader asks the API as the person whose page it loads: with their cookies and on their host. */
export function originOfRequest(request: Request): Origin {
  return {
    url: `${config.API_URL}/graphql`,
    headers: {
      cookie: request.headers.get("cookie") ?? "",
      "x-forwarded-host": new URL(request.url).host,
    },
  };
}
