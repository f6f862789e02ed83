import type { Database } from "../../platform/database/database.ts";
import { findAccountByEmail } from "./account.repository.ts";
import type { CodeService } from "./code.service.ts";

export type CodeMail =
  | { readonly kind: "verification" | "reset"; readonly email: string; readonly code: string }
  | { readonly kind: "account-exists" | "reset-blocked"; readonly email: string };

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
    const account = request && (await findAccountByEmail(this.#db, request.email));
    if (request === undefined || account === undefined) return undefined;
    const { email, purpose } = request;
    if (purpose === "VERIFY_EMAIL" && account.emailVerified) {
      return { kind: "account-exists", email };
    }
    if (purpose === "RESET_PASSWORD" && account.passwordResetBlocked) {
      return { kind: "reset-blocked", email };
    }
    const code = await this.#codes.issue(request);
    return { kind: purpose === "VERIFY_EMAIL" ? "verification" : "reset", email, code };
  }
}
