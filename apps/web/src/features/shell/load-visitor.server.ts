import { log } from "../../../server/log.server.ts";
import { execute } from "../../api/execute.ts";
import { getApiOrigin, hasSession } from "../../api/request.server.ts";
import { GetShellDocument } from "../../generated/graphql.ts";
import type { Visitor } from "../../root-data.ts";

/** For the header of every page; failures are logged, and the header is rendered as for guests. */
export async function loadVisitor(request: Request): Promise<Visitor | undefined> {
  if (!hasSession(request)) return undefined;
  try {
    const { account, files } = await execute(GetShellDocument, {}, getApiOrigin(request));
    return account ? { email: account.email, projectCount: files.length } : undefined;
  } catch (error) {
    log.warn({ err: error }, "The header is shown without the person");
    return undefined;
  }
}
