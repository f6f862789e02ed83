import { readMailReport } from "../adapters/mail-reports.ts";
import type { RefusalService } from "./refusal.service.ts";

interface Collaborators {
  readonly refusals: RefusalService;
  /** When it is empty nobody is believed. */
  readonly topicArn: string;
  readonly fetchText?: (url: string) => Promise<string>;
}

/** Bounces and complaints that come after a mail was accepted: the address gets no more for a while. */
export class MailReportService {
  readonly #with: Collaborators;
  readonly #fetchText: (url: string) => Promise<string>;
  readonly #certificates = new Map<string, Promise<string>>();

  constructor(collaborators: Collaborators) {
    this.#with = collaborators;
    this.#fetchText = collaborators.fetchText ?? fetchText;
  }

  /** False when the report is not the mail service's. */
  async accept(body: string): Promise<boolean> {
    const { refusals, topicArn } = this.#with;
    if (topicArn === "") return false;
    const loadCertificate = (url: string) => this.#loadCertificate(url);
    const report = await readMailReport(body, { topicArn, loadCertificate, now: new Date() });
    if (report === undefined) return false;
    if (report.kind === "subscription") await this.#fetchText(report.confirmUrl);
    else for (const { email, reason } of report.refusals) await refusals.add(email, reason);
    return true;
  }

  #loadCertificate(url: string): Promise<string> {
    const known = this.#certificates.get(url);
    if (known !== undefined) return known;
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
