import { randomUUID } from "node:crypto";
import { makeImage, makeInput } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { OURS } from "./api-settings.ts";
import type { TestApi } from "./open-api.ts";

export const SUGGESTION = `id fileId fileOwnerId openingId suggesterId status submittedAt name note input
  isOwn photoSignatures previewImageUrl`;
export const RESULT = `__typename
  ... on OpeningSuggestionSuccess { suggestion { ${SUGGESTION} } }
  ... on Refusal { message }`;

interface Suggestion {
  readonly id: string;
  readonly status: string;
  readonly submittedAt: string | null;
  readonly name: string;
}

export interface SuggestionResult {
  readonly __typename: string;
  readonly message?: string;
  readonly suggestion?: Suggestion;
}

/** A browser with an account or a guest session. */
export class Person {
  readonly #api: FastifyInstance;
  readonly #cookie: string;
  readonly identity: string;

  private constructor(api: FastifyInstance, cookie: string, identity: string) {
    this.#api = api;
    this.#cookie = cookie;
    this.identity = identity;
  }

  static async signIn({ api, backend }: TestApi, email: string): Promise<Person> {
    const payload = { email };
    const url = "/dev/sign-in";
    const answer = await api.inject({ method: "POST", url, headers: OURS, payload });
    const { id } = await backend.sessions.ensureDevelopmentAccount(email);
    const [cookie] = answer.cookies;
    return new Person(api, `${cookie?.name}=${cookie?.value}`, id);
  }

  static async startGuest({ api }: TestApi): Promise<Person> {
    const payload = {
      query: `mutation { openUploadFolder(folder: "photos") { ... on UploadFolder { keyPrefix } } }`,
    };
    const answer = await api.inject({ method: "POST", url: "/graphql", headers: OURS, payload });
    const [cookie] = answer.cookies;
    const { keyPrefix } = answer.json().data.openUploadFolder;
    return new Person(api, `${cookie?.name}=${cookie?.value}`, keyPrefix.split("/")[0]);
  }

  async post(query: string, variables: object = {}) {
    const headers = { ...OURS, cookie: this.#cookie };
    const payload = { query, variables };
    return this.#api.inject({ method: "POST", url: "/graphql", headers, payload });
  }

  async ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const { data, errors } = (await this.post(query, variables)).json();
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  }

  async change(call: string): Promise<SuggestionResult> {
    const [name = ""] = call.split("(");
    const data = await this.ask<Record<string, SuggestionResult>>(`mutation { ${call} }`);
    const result = data[name];
    if (result === undefined) throw new Error(`${name} has no answer`);
    return result;
  }

  async create(fileId: string, image = makeImage(this.identity)): Promise<Suggestion> {
    const input = { images: [image], modifiedAt: "2026-05-01T10:00:00.000Z" };
    const { created } = await this.ask<{ created: SuggestionResult }>(
      `mutation ($input: Json!) {
        created: createOpeningSuggestion(
          fileId: "${fileId}", openingId: "CO", input: $input, requestId: "${randomUUID()}"
        ) { ${RESULT} }
      }`,
      { input },
    );
    if (created.suggestion === undefined) throw new Error(created.message);
    return created.suggestion;
  }

  async update(
    fileId: string,
    id: string,
    image = makeImage(this.identity),
  ): Promise<SuggestionResult> {
    const { updated } = await this.ask<{ updated: SuggestionResult }>(
      `mutation ($input: Json!) {
        updated: updateOpeningSuggestion(
          id: "${id}", fileId: "${fileId}", openingId: "CO", input: $input
        ) { ${RESULT} }
      }`,
      { input: { images: [image], modifiedAt: "2026-05-01T10:00:00.000Z" } },
    );
    return updated;
  }

  submit(fileId: string, id: string, name = "Grandpa"): Promise<SuggestionResult> {
    const args = `id: "${id}", fileId: "${fileId}", openingId: "CO", name: "${name}"`;
    return this.change(`submitOpeningSuggestion(${args}) { ${RESULT} }`);
  }

  hide(fileId: string, id: string, hide = true): Promise<SuggestionResult> {
    const args = `fileId: "${fileId}", openingId: "CO", id: "${id}", hide: ${hide}`;
    return this.change(`hideOpeningSuggestion(${args}) { ${RESULT} }`);
  }

  remove(fileId: string, id: string): Promise<SuggestionResult> {
    const args = `fileId: "${fileId}", id: "${id}", openingId: "CO"`;
    const result = "__typename ... on Refusal { message }";
    return this.change(`deleteOpeningSuggestion(${args}) { ${result} }`);
  }

  async list(fileId: string): Promise<Suggestion[]> {
    const query = `{ file(id: "${fileId}") { openingSuggestions { ${SUGGESTION} } } }`;
    const { file } = await this.ask<{ file: { openingSuggestions: Suggestion[] } | null }>(query);
    return file?.openingSuggestions ?? [];
  }
}

/** Creates a project that is open for suggestions from everyone with the link. */
export async function createProject(
  test: TestApi,
  owner: Person,
  policy = "PUBLIC_COLLABORATORS",
): Promise<string> {
  const { identity } = owner;
  const viewer = { kind: "account", accountId: identity, email: "", identity } as const;
  const request = {
    designId: "50-states-36x24",
    inputs: { CO: makeInput([makeImage(identity)]) },
  };
  const created = await test.backend.projects.create(viewer, "pm", request);
  if (created.kind !== "created") throw new Error(created.kind);
  const { id } = created.project;
  await test.query("update project set access_policy = $2 where id = $1", [id, policy]);
  return id;
}
