import { log } from "../../server/log.server.ts";
import { GetAccountDocument, type GetAccountQuery } from "../generated/graphql.ts";
import { execute } from "./execute.ts";
import { originOfRequest } from "./origin-of-request.server.ts";
import { hasSession } from "./session-cookie.server.ts";

export type Account = NonNullable<GetAccountQuery["account"]>;

/**
 * Who the page is for. A browser without a session is nobody, and the API is not asked; when it does
 * not answer, that is logged, and the person is nobody for this once.
 */
export async function loadAccount(request: Request): Promise<Account | undefined> {
  if (!hasSession(request)) return undefined;
  try {
    const { account } = await execute(GetAccountDocument, {}, originOfRequest(request));
    return account ?? undefined;
  } catch (error) {
    log.error({ err: error }, "The account could not be loaded");
    return undefined;
  }
}
