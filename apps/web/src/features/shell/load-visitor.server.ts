import { log } from "../../../server/log.server.ts";
import { execute } from "../../api/execute.ts";
import { hasSession, originOfRequest } from "../../api/request.server.ts";
import { GetShellDocument } from "../../generated/graphql.ts";
import type { Visitor } from "./visitor.ts";

/** For the header of every page, which shows without it when the API is away. */
export async function loadVisitor(request: Request): Promise<Visitor | undefined> {
  if (!hasSession(request)) return undefined;
  try {
    const { account, files } = await execute(GetShellDocument, {}, originOfRequest(request));
    return account ? { email: account.email, projectCount: files.length } : undefined;
  } catch (error) {
    log.warn({ err: error }, "The header is shown without the person");
    return undefined;
  }
}
