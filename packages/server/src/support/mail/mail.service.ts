import type { CodeMail, CodeMailService } from "../../people/accounts/code-mail.service.ts";
import type {
  EmailChangeMail,
  EmailChangeMailService,
} from "../../people/accounts/email-change-mail.service.ts";
import type { SuppressionList } from "../../people/suppression/suppression-list.service.ts";
import type { MailJob } from "../../platform/adapters/pg-boss/queue.ts";
import type { Mailer } from "../../platform/adapters/smtp/mail.ts";
import type {
  InvitationMail,
  InvitationMailService,
} from "../../project/access/invitation-mail.service.ts";
import type { DigestMail, DigestMailService } from "../../project/digests/digest-mail.service.ts";
import type { OrderMail, OrderMailService } from "../../shop/orders/order-mail.service.ts";
import type {
  DataRightsMail,
  DataRightsMailService,
} from "../data-rights/data-rights-mail.service.ts";
import type { TicketMail, TicketMailService } from "../tickets/ticket-mail.service.ts";
import {
  createAccountExistsMail,
  createResetBlockedMail,
  createResetCodeMail,
  createSignInCodeMail,
  createVerificationCodeMail,
} from "./code-mails.ts";
import { createMailHtml } from "./create-mail-html.ts";
import { createDigestMail } from "./digest-mail.ts";
import { createEmailChangeMail } from "./email-change-mails.ts";
import { createInvitationMail } from "./invitation-mail.ts";
import type { MailBrand, MailBrands } from "./mail-brand.ts";
import { createMailText, type MailContent } from "./mail-content.ts";
import { createOrderMail } from "./order-mails.ts";
import { createAccountDeletedMail, createExportReadyMail } from "./rights-mails.ts";
import { createTicketMail } from "./ticket-mails.ts";

type Mail =
  | CodeMail
  | EmailChangeMail
  | DataRightsMail
  | InvitationMail
  | DigestMail
  | OrderMail
  | TicketMail;

export type MailDeliveryResult = "sent" | "nothing-to-send" | "address-refused" | "mail-refused";

interface Dependencies {
  readonly mailer: Mailer;
  readonly suppressionList: SuppressionList;
  readonly codeMails: CodeMailService;
  readonly emailChangeMails: EmailChangeMailService;
  readonly rightsMails: DataRightsMailService;
  readonly invitationMails: InvitationMailService;
  readonly digestMails: DigestMailService;
  readonly orderMails: OrderMailService;
  readonly ticketMails: TicketMailService;
  readonly brands: MailBrands;
}

export class MailService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Sends the mail of a job. Throws temporary failures, so that the job is retried; permanent ones
   * are results.
   */
  async deliver(job: MailJob): Promise<MailDeliveryResult> {
    const brand = this.#deps.brands[job.businessId];
    const about = await this.#prepare(job);
    if (about === undefined) return "nothing-to-send";
    return this.#send(about.email, brand, compose(about, brand));
  }

  #prepare(job: MailJob): Promise<Mail | undefined> {
    switch (job.kind) {
      case "code":
        return this.#deps.codeMails.prepare(job.codeId);
      case "email-change":
      case "email-change-notice":
      case "email-changed":
      case "email-approved":
        return this.#deps.emailChangeMails.prepare(job);
      case "invitation":
        return this.#deps.invitationMails.prepare(job.grantId);
      case "suggestion-digest":
        return this.#deps.digestMails.prepare(job);
      case "receipt":
      case "payment-failed":
      case "payment-returned":
      case "sticker-tokens":
      case "refund":
      case "map-review":
      case "shipped":
        return this.#deps.orderMails.prepare(job);
      case "ticket-created":
      case "ticket-received":
      case "ticket-replied":
      case "ticket-answered":
        return this.#deps.ticketMails.prepare(job);
      default:
        return this.#deps.rightsMails.prepare(job);
    }
  }

  async #send(to: string, brand: MailBrand, content: MailContent): Promise<MailDeliveryResult> {
    const { mailer, suppressionList } = this.#deps;
    if (await suppressionList.has(to)) return "address-refused";
    const outcome = await mailer.send({
      from: { name: brand.name, address: brand.address },
      to,
      subject: content.subject,
      html: createMailHtml(content, brand),
      text: createMailText(content, brand),
      unsubscribeUrl: content.unsubscribeUrl,
    });
    if (outcome.kind === "accepted") return "sent";
    if (outcome.about === "mail") return "mail-refused";
    await suppressionList.add(to, outcome.reason);
    return "address-refused";
  }
}

function compose(about: Mail, brand: MailBrand): MailContent {
  switch (about.kind) {
    case "verification":
      return createVerificationCodeMail(brand, about.code);
    case "reset":
      return createResetCodeMail(brand, about.code);
    case "sign-in":
      return createSignInCodeMail(brand, about.code);
    case "account-exists":
      return createAccountExistsMail(brand);
    case "reset-blocked":
      return createResetBlockedMail(brand);
    case "export-ready":
      return createExportReadyMail(brand, about.expiresAt);
    case "account-deleted":
      return createAccountDeletedMail(brand, about.restorableUntil);
    case "email-change":
    case "email-change-taken":
    case "email-change-notice":
    case "email-changed":
    case "email-approved":
      return createEmailChangeMail(brand, about);
    case "invitation":
      return createInvitationMail(brand, about);
    case "suggestion-digest":
      return createDigestMail(brand, about);
    case "receipt":
    case "payment-failed":
    case "payment-returned":
    case "sticker-tokens":
    case "refund":
    case "map-review":
    case "shipped":
      return createOrderMail(brand, about);
    case "ticket-created":
    case "ticket-received":
    case "ticket-replied":
    case "ticket-answered":
      return createTicketMail(brand, about);
  }
}
