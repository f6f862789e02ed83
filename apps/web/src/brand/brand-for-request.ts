import { type BusinessId, isBusinessId } from "@photomap/design";
import { isDeveloperStage, type Stage } from "../../server/config.ts";
import { brandIdForHost } from "./brand.ts";

/** By host name. Where developers work, all brands share one host and ?brand=tbl chooses. */
export function brandIdForRequest(request: Request, stage: Stage): BusinessId {
  const url = new URL(request.url);
  const asked = url.searchParams.get("brand");
  return isDeveloperStage(stage) && isBusinessId(asked) ? asked : brandIdForHost(url.hostname);
}
