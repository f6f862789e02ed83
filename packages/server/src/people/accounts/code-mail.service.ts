import type { Database } from "../../platform/database/database.ts";
import { findAccountByEmail } from "./account.repository.ts";
import type { CodeService } from "./code.service.ts";

export type CodeMail =
  | {
      readonly kind: "verification" | "reset" | "sign-in";
      readonly email: string;
      readonly code: string;
    }
  | { readonly kind: "account-exists" | "reset-blocked"; readonly email: string };

const CODE_MAILS = {
  VERIFY_EMAIL: "verification",
  RESET_PASSWORD: "reset",
  SIGN_IN: "sign-in",
} as const;

/**
 * Chooses the email in the worker, so that the response doesn't reveal whether an account exists.
 */
export class CodeMailService {
  readonly #db: Database;
  readonly #codes: CodeService;

  constructor(db: Database, codes: CodeService) {
    this.#db = db;
    this.#codes = codes;
  }

  async prepare(codeId: string): Promise<CodeMail | undefined> {
    const request = await this.#codes.find(codeId);
    if (request === undefined) return undefined;
    const { email, purpose } = request;
    const account = await findAccountByEmail(this.#db, email);
    // A code to log in goes to every address, and may create the account.
    if (account === undefined && purpose !== "SIGN_IN") return undefined;
    if (purpose === "VERIFY_EMAIL" && account?.emailVerified) {
      return { kind: "account-exists", email };
    }
    if (purpose !== "VERIFY_EMAIL" && account?.passwordResetBlocked) {
      return { kind: "reset-blocked", email };
    }
    const code = await this.#codes.issue(request);
    return { kind: CODE_MAILS[purpose], email, code };
  }
}
