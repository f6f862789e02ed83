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

/** A client of one open project; each save is based on the one before. */
export class ProjectClient {
  readonly #client: SessionClient;
  readonly #id: string;
  #updatedAt: string;

  constructor(client: SessionClient, project: ProjectRow) {
    this.#client = client;
    this.#id = project.id;
    this.#updatedAt = project.updatedAt.toISOString();
  }

  /**
   * Resolves to the stored name. It differs from the given one when the answer to an earlier save
   * was lost: this save is then stale, and the earlier one stays.
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
