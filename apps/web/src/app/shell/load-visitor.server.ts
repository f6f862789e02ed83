import { log } from "../../../server/log.server.ts";
import { execute } from "../../platform/api/execute.ts";
import { GetShellDocument } from "../../platform/api/generated/graphql.ts";
import { getServerApiTarget, hasSession } from "../../platform/api/request.server.ts";
import type { RootData } from "../../platform/routing/root-data.types.ts";
import { PRECACHED_DOCUMENTS } from "../service-worker/precache.ts";

type VisitorData = Pick<RootData, "visitor" | "isVisitorUnknown">;

const GUEST: VisitorData = { visitor: undefined, isVisitorUnknown: false };
const UNKNOWN: VisitorData = { visitor: undefined, isVisitorUnknown: true };

/** Loads the visitor for a page's header. A failure is logged and leaves the visitor unknown. */
export async function loadVisitor(request: Request): Promise<VisitorData> {
  // They are stored for everyone who uses the browser.
  if (PRECACHED_DOCUMENTS.includes(new URL(request.url).pathname)) return UNKNOWN;
  if (!hasSession(request)) return GUEST;
  try {
    const { account, files } = await execute(GetShellDocument, {}, getServerApiTarget(request));
    if (!account) return GUEST;
    return { ...GUEST, visitor: { ...account, projectCount: files.length } };
  } catch (error) {
    log.warn({ err: error }, "The header is shown without the person");
    return UNKNOWN;
  }
}
