import { randomUUID } from "node:crypto";
import type { Backend, ProjectRow } from "@photomap/server";
import type { Answers } from "./answers.ts";
import type { Schedule } from "./repeat.ts";

export interface WriterOptions {
  readonly backend: Backend;
  readonly webUrl: string;
  /** The writer's number, which is part of the name of its account. */
  readonly index: number;
  readonly schedule: Schedule;
  readonly answers: Answers;
}

export interface PhotoWriterOptions extends WriterOptions {
  /** The path of a JPEG file. */
  readonly photo: string;
}

export interface Writer {
  readonly accountId: string;
  readonly token: string;
  /** An empty project with the name "0". */
  readonly project: ProjectRow;
}

/** Creates an account with a session and an empty project; names are unique per account. */
export async function createWriter(backend: Backend, name: string): Promise<Writer> {
  const email = `${name}-${randomUUID()}@photomap.example`;
  const { id } = await backend.sessions.ensureDevelopmentAccount(email);
  const { token } = await backend.sessions.start(id);
  const owner = { kind: "account", accountId: id, email, identity: id } as const;
  const design = { designId: "50-states-36x24", name: "0" };
  const created = await backend.projects.create(owner, "pm", design);
  if (created.kind !== "created") throw new Error(created.kind);
  return { accountId: id, token, project: created.project };
}
