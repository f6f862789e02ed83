import type { MailJob } from "../../platform/adapters/pg-boss/queue.ts";
import type { Database } from "../../platform/database/database.ts";
import { type DigestContent, findDigest } from "./digest.repository.ts";
import type { DigestSettingService } from "./digest-setting.service.ts";

type DigestMailJob = Extract<MailJob, { kind: "suggestion-digest" }>;

export interface DigestMail {
  readonly kind: "suggestion-digest";
  readonly email: string;
  readonly projectId: string;
  readonly projectName: string;
  readonly people: DigestContent["people"];
  /** The token that turns the owner's digests off. */
  readonly unsubscribeToken: string;
}

/** Loads the content of digests when they are sent. */
export class DigestMailService {
  readonly #db: Database;
  readonly #setting: DigestSettingService;

  constructor(db: Database, setting: DigestSettingService) {
    this.#db = db;
    this.#setting = setting;
  }

  async prepare({ projectId, digestAt }: DigestMailJob): Promise<DigestMail | undefined> {
    const found = await findDigest(this.#db, { projectId, digestAt: new Date(digestAt) });
    if (found === undefined) return undefined;
    const { accountId, email, projectName, people } = found;
    const unsubscribeToken = this.#setting.createToken(accountId);
    return { kind: "suggestion-digest", email, projectId, projectName, people, unsubscribeToken };
  }
}
