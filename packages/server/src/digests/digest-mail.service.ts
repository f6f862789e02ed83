import type { MailJob } from "../adapters/queue.ts";
import type { Database } from "../database/database.ts";
import { type DigestContent, findDigest } from "./digest.repository.ts";

type DigestMailJob = Extract<MailJob, { kind: "suggestion-digest" }>;

export interface DigestMail {
  readonly kind: "suggestion-digest";
  readonly email: string;
  readonly projectId: string;
  readonly projectName: string;
  readonly people: DigestContent["people"];
}

/** Loads the content of a digest when it is sent; undefined when the owner has handled it all. */
export class DigestMailService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async prepare({ projectId, digestAt }: DigestMailJob): Promise<DigestMail | undefined> {
    const found = await findDigest(this.#db, { projectId, digestAt: new Date(digestAt) });
    if (found === undefined) return undefined;
    const { email, project_name: projectName, people } = found;
    return { kind: "suggestion-digest", email, projectId, projectName, people };
  }
}
