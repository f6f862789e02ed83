import type { ProjectRow } from "@photomap/server";
import { z } from "zod";
import type { SessionClient } from "./session-client.ts";

const SAVE = `mutation updateFile($input: UpdateFileInput!) { updateFile(input: $input) {
  __typename
  ... on Refusal { message }
  ... on UpdateFileSuccess { file { updatedAt } }
  ... on StaleWrite { file { updatedAt name } } } }`;

const saved = z.object({
  updateFile: z.discriminatedUnion("__typename", [
    z.object({
      __typename: z.literal("UpdateFileSuccess"),
      file: z.object({ updatedAt: z.string() }),
    }),
    z.object({
      __typename: z.literal("StaleWrite"),
      file: z.object({ updatedAt: z.string(), name: z.string() }),
    }),
  ]),
});

/** One open project, whose saves are based on each other. */
export class ProjectClient {
  readonly #client: SessionClient;
  readonly #id: string;
  #updatedAt: string;

  constructor(client: SessionClient, project: ProjectRow) {
    this.#client = client;
    this.#id = project.id;
    this.#updatedAt = project.updated_at.toISOString();
  }

  /**
   * Resolves to the stored name: another one than that of this save when the answer of an earlier
   * save was lost, which is stored instead.
   */
  async save(name: string, inputs: object): Promise<string> {
    const input = {
      fileId: this.#id,
      fileUpdatedAt: this.#updatedAt,
      name,
      outputType: "VINYL_WALL_MAP",
      outputScale: 1,
      accessPolicy: "PRIVATE",
      inputs,
    };
    const { updateFile } = await this.#client.ask(saved, SAVE, { input });
    this.#updatedAt = updateFile.file.updatedAt;
    return updateFile.__typename === "StaleWrite" ? updateFile.file.name : name;
  }
}
