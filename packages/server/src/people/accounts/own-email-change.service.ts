import { normalizeEmail } from "@photomap/project";
import type { RateLimit, RateLimiter } from "../../platform/adapters/redis/rate-limiter.ts";
import type { Database } from "../../platform/database/database.ts";
import type { AccountViewer } from "../../platform/viewer/viewer.ts";
import type { SuppressionList } from "../suppression/suppression-list.service.ts";
import type { ClientInfo, InvalidResult, TooManyAttempts } from "./account.types.ts";
import type { EmailChangeService } from "./email-change.service.ts";
import type { PasswordService } from "./password.service.ts";

/** The limit by account; each request sends two emails, one of them to any address. */
const EMAIL_CHANGES: RateLimit = {
  name: "email-changes",
  limit: 5,
  windowSeconds: 86_400,
  onRedisDown: "count-here",
};

/** The limit of requests by all accounts for one new address. */
const EMAIL_CHANGES_TO_MAILBOX: RateLimit = {
  name: "email-changes-to-mailbox",
  limit: 10,
  windowSeconds: 86_400,
  onRedisDown: "count-here",
};

export type OwnEmailChangeResult =
  | { readonly kind: "requested"; readonly newEmail: string }
  | { readonly kind: "incorrect-password" }
  | TooManyAttempts
  | InvalidResult;

interface Dependencies {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly passwords: PasswordService;
  readonly suppressionList: SuppressionList;
  readonly emailChanges: EmailChangeService;
}

/** Changes people's own addresses, which they ask for with their password. */
export class OwnEmailChangeService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Requests a change. The result is the same for an address that has an account already; only the
   * email differs.
   */
  async request(
    { brand }: Pick<ClientInfo, "brand">,
    viewer: AccountViewer,
    input: { readonly email: string; readonly password: string },
  ): Promise<OwnEmailChangeResult> {
    const { db, emailChanges, limiter, passwords, suppressionList } = this.#deps;
    const email = normalizeEmail(input.email);
    if (await suppressionList.has(email)) {
      return {
        kind: "invalid",
        problem: "We can't deliver email to this address. Try another one.",
      };
    }
    const checked = await passwords.checkAgain(viewer, input.password);
    if (checked.kind === "too-many-attempts") return checked;
    if (checked.kind === "incorrect") return { kind: "incorrect-password" };
    const isAllowed = await limiter.consumeAll([
      [EMAIL_CHANGES, viewer.accountId],
      [EMAIL_CHANGES_TO_MAILBOX, email],
    ]);
    if (!isAllowed) return { kind: "too-many-attempts" };
    const { accountId } = viewer;
    const result = await db
      .transaction()
      .execute((transaction) => emailChanges.request(transaction, { accountId, email, brand }));
    switch (result.kind) {
      case "requested":
        return { kind: "requested", newEmail: result.newEmail };
      case "invalid":
        return result;
      default:
        throw new Error(`The owner's change was answered with ${result.kind}`);
    }
  }
}
