import type { CodeMail, CodeMailService } from "../accounts/code-mail.service.ts";
import type { Mailer } from "../adapters/mail.ts";
import type { MailJob } from "../adapters/queue.ts";
import type { Database } from "../database/database.ts";
import { accountExistsMail, resetCodeMail, verificationCodeMail } from "./code-mails.ts";
import { hasRecentRefusal, insertRefusal } from "./mail.repository.ts";
import type { MailBrand, MailBrands } from "./mail-brand.ts";
import type { MailContent } from "./mail-content.ts";
import { writeHtml } from "./write-html.ts";
import { writeText } from "./write-text.ts";

export type Delivery = "sent" | "nothing-to-send" | "address-refused" | "mail-refused";

interface Collaborators {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly codeMails: CodeMailService;
  readonly brands: MailBrands;
}

export class MailService {
  readonly #with: Collaborators;

  constructor(collaborators: Collaborators) {
    this.#with = collaborators;
  }

  /** Throws what another try may mend; what no try will mend is an answer, and ends the job. */
  async deliver(job: MailJob): Promise<Delivery> {
    const brand = this.#with.brands[job.businessId];
    const about = await this.#with.codeMails.prepare(job.codeId);
    if (about === undefined) return "nothing-to-send";
    return this.#send(about.email, brand, composeCodeMail(about, brand));
  }

  async #send(to: string, brand: MailBrand, content: MailContent): Promise<Delivery> {
    const { db, mailer } = this.#with;
    if (await hasRecentRefusal(db, to)) return "address-refused";
    const outcome = await mailer.send({
      from: brand.from,
      to,
      subject: content.subject,
      html: writeHtml(content, brand),
      text: writeText(content, brand),
    });
    if (outcome.kind === "accepted") return "sent";
    if (outcome.about === "mail") return "mail-refused";
    await insertRefusal(db, { email: to, reason: outcome.reason });
    return "address-refused";
  }
}

function composeCodeMail(about: CodeMail, brand: MailBrand): MailContent {
  switch (about.kind) {
    case "verification":
      return verificationCodeMail(brand, about.code);
    case "reset":
      return resetCodeMail(brand, about.code);
    case "account-exists":
      return accountExistsMail(brand);
  }
}
