import { AccountService } from "../people/accounts/account.service.ts";
import { CodeService } from "../people/accounts/code.service.ts";
import { CodeMailService } from "../people/accounts/code-mail.service.ts";
import { CodeSignInService } from "../people/accounts/code-sign-in.service.ts";
import { DeviceCookies } from "../people/accounts/device-cookie.ts";
import { EmailChangeService } from "../people/accounts/email-change.service.ts";
import { EmailChangeAnswerService } from "../people/accounts/email-change-answer.service.ts";
import { EmailChangeMailService } from "../people/accounts/email-change-mail.service.ts";
import { LogInRateLimits } from "../people/accounts/log-in-rate-limits.ts";
import { OwnEmailChangeService } from "../people/accounts/own-email-change.service.ts";
import { PasswordService } from "../people/accounts/password.service.ts";
import {
  CODE_ATTEMPT_LIMITS,
  CODE_REQUEST_LIMITS,
  CodeRateLimits,
} from "../people/accounts/rate-limits.ts";
import { SessionService } from "../people/accounts/session.service.ts";
import { SuppressionList } from "../people/suppression/suppression-list.service.ts";
import { createPreviewPath } from "../photos/images/image-addresses.ts";
import { ImageSigner } from "../photos/images/image-signer.ts";
import { Mailer } from "../platform/adapters/smtp/mail.ts";
import { CustomerCipher } from "../platform/crypto/customer-cipher.ts";
import type { WebhookFailureService } from "../platform/errors/webhook-failure.service.ts";
import { InvitationMailService } from "../project/access/invitation-mail.service.ts";
import type { DesignService } from "../project/designs/design.service.ts";
import { DigestMailService } from "../project/digests/digest-mail.service.ts";
import { DigestSettingService } from "../project/digests/digest-setting.service.ts";
import { OrderKeys } from "../shop/orders/order-key.ts";
import { OrderMailService } from "../shop/orders/order-mail.service.ts";
import type { VoucherService } from "../shop/tokens/voucher.service.ts";
import { DataRightsMailService } from "../support/data-rights/data-rights-mail.service.ts";
import { DeletionService } from "../support/data-rights/deletion.service.ts";
import { ExportService } from "../support/data-rights/export.service.ts";
import { MailService } from "../support/mail/mail.service.ts";
import { createMailBrands } from "../support/mail/mail-brand.ts";
import { MailReportService } from "../support/mail/mail-report.service.ts";
import { TicketKeys } from "../support/tickets/ticket-key.ts";
import { TicketMailService } from "../support/tickets/ticket-mail.service.ts";
import type { BackendConfig, SharedDependencies } from "./backend-config.ts";

/** The services of accounts, sessions, mail and the rights to personal data. */
export interface AccountServices {
  readonly sessions: SessionService;
  readonly accounts: AccountService;
  readonly codeSignIns: CodeSignInService;
  readonly emailChanges: EmailChangeService;
  readonly emailChangeAnswers: EmailChangeAnswerService;
  readonly ownEmailChanges: OwnEmailChangeService;
  readonly passwords: PasswordService;
  readonly devices: DeviceCookies;
  readonly mail: MailService;
  readonly mailReports: MailReportService;
  readonly suppressionList: SuppressionList;
  readonly exports: ExportService;
  readonly deletions: DeletionService;
  readonly digestSetting: DigestSettingService;
}

export function createAccountServices(
  config: BackendConfig,
  shared: SharedDependencies & {
    readonly vouchers: VoucherService;
    readonly webhookFailures: WebhookFailureService;
    readonly designs: DesignService;
  },
): AccountServices & { readonly mailer: Mailer } {
  const { db, queue, limiter } = shared;
  const sessions = new SessionService(db, config.COMPANY_DOMAIN);
  const codes = new CodeService({ db, queue, keys: config.CODE_KEY });
  const passwords = new PasswordService({ db, limits: new LogInRateLimits(limiter), sessions });
  const suppressionList = new SuppressionList(db);
  const deletions = new DeletionService({ ...shared, passwords });
  const digestSetting = new DigestSettingService(db, config.CODE_KEY);
  const emailChanges = new EmailChangeService({ db, queue, keys: config.CODE_KEY });
  const emailChangeAnswers = new EmailChangeAnswerService({ db, queue, keys: config.CODE_KEY });
  const codeAttemptLimits = new CodeRateLimits(limiter, CODE_ATTEMPT_LIMITS);
  const mailer = new Mailer(config.SMTP_URL);
  const imageSigner = new ImageSigner(config.IMAGE_SIGNING_KEY);
  return {
    sessions,
    passwords,
    devices: new DeviceCookies(config.CODE_KEY),
    suppressionList,
    digestSetting,
    deletions,
    emailChanges,
    emailChangeAnswers,
    ownEmailChanges: new OwnEmailChangeService({
      db,
      limiter,
      passwords,
      suppressionList,
      emailChanges,
    }),
    exports: new ExportService({ ...shared, cipher: new CustomerCipher(config), passwords }),
    accounts: new AccountService({
      db,
      limiter,
      codes,
      codeRequestLimits: new CodeRateLimits(limiter, CODE_REQUEST_LIMITS),
      codeAttemptLimits,
      suppressionList,
      deletions,
      sessions,
      passwords,
    }),
    codeSignIns: new CodeSignInService({
      db,
      codes,
      codeAttemptLimits,
      suppressionList,
      deletions,
      sessions,
    }),
    mailReports: new MailReportService({
      suppressionList,
      webhookFailures: shared.webhookFailures,
      topicArn: config.MAIL_REPORT_TOPIC,
    }),
    mail: new MailService({
      mailer,
      suppressionList,
      codeMails: new CodeMailService(db, codes),
      emailChangeMails: new EmailChangeMailService(db, emailChanges, emailChangeAnswers),
      rightsMails: new DataRightsMailService(db),
      digestMails: new DigestMailService(db, digestSetting),
      invitationMails: new InvitationMailService(db, shared.designs),
      orderMails: new OrderMailService({
        db,
        vouchers: shared.vouchers,
        keys: new OrderKeys(config.CODE_KEY),
        createPictureUrl: ({ accessEpoch: epoch, ...map }) =>
          config.IMAGES_URL +
          createPreviewPath(imageSigner, map, { scope: { kind: "project", id: map.id }, epoch }),
      }),
      ticketMails: new TicketMailService({
        db,
        keys: new TicketKeys(config.CODE_KEY),
        supportAddresses: { pm: config.PM_SUPPORT_EMAIL, tbl: config.TBL_SUPPORT_EMAIL },
      }),
      brands: createMailBrands({ pm: config.PM_URL, tbl: config.TBL_URL }),
    }),
    mailer,
  };
}
