import type { SuppressionList } from "../../people/suppression/suppression-list.service.ts";
import { parseSignedMailReport } from "../../platform/adapters/ses/mail-reports.ts";
import type { WebhookFailureService } from "../../platform/errors/webhook-failure.service.ts";

interface Dependencies {
  readonly suppressionList: SuppressionList;
  readonly webhookFailures: WebhookFailureService;
  /** The SNS topic of the reports; empty turns them off. */
  readonly topicArn: string;
  readonly fetchText?: (url: string) => Promise<string>;
}

/** Adds addresses that bounce or complain after a mail was accepted to the suppression list. */
export class MailReportService {
  readonly #deps: Dependencies;
  readonly #fetchText: (url: string) => Promise<string>;
  readonly #certificates = new Map<string, Promise<string>>();

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#fetchText = deps.fetchText ?? fetchText;
  }

  /** Returns false when the signature is not valid, or reports are off. */
  async accept(body: string): Promise<boolean> {
    const { topicArn, webhookFailures } = this.#deps;
    if (topicArn === "") return false;
    try {
      const isAccepted = await this.#apply(body);
      if (!isAccepted) {
        await webhookFailures.record({ endpoint: "mail-reports", reason: "Invalid signature" });
      }
      return isAccepted;
    } catch (error) {
      await webhookFailures.record({ endpoint: "mail-reports", reason: String(error) });
      throw error;
    }
  }

  async #apply(body: string): Promise<boolean> {
    const { suppressionList, topicArn } = this.#deps;
    const loadCertificate = (url: string) => this.#loadCertificate(url);
    const report = await parseSignedMailReport(body, {
      topicArn,
      loadCertificate,
      now: new Date(),
    });
    if (report === undefined) return false;
    if (report.kind === "subscription") await this.#fetchText(report.confirmUrl);
    else
      for (const { email, reason } of report.recipients) await suppressionList.add(email, reason);
    return true;
  }

  #loadCertificate(url: string): Promise<string> {
    const cached = this.#certificates.get(url);
    if (cached !== undefined) return cached;
    const loading = this.#fetchText(url);
    this.#certificates.set(url, loading);
    loading.catch(() => this.#certificates.delete(url));
    return loading;
  }
}

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(5000) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}
