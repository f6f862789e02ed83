import type { FastifyInstance } from "fastify";
import { OURS } from "./api-settings.ts";

export interface OpenedLink {
  readonly __typename: string;
  readonly message?: string;
  readonly file?: { readonly name: string; readonly viewerPolicy: string };
}

export interface ShareLink {
  readonly url: string;
  readonly expiresAt: string | null;
  readonly hasPassword: boolean;
  readonly version: number;
}

let nextHost = 1;

/** A client with its own cookies and network. */
export class ShareLinkBrowser {
  readonly cookies = new Map<string, string>();
  readonly #address = `198.51.100.${nextHost++ % 250}`;

  readonly #api: FastifyInstance;
  /** The project that is meant when an operation names none. */
  projectId: string;

  constructor(api: FastifyInstance, projectId: string) {
    this.#api = api;
    this.projectId = projectId;
  }

  async signIn(email: string): Promise<void> {
    await this.#send("/dev/sign-in", { email });
  }

  async ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const answer = await this.#send("/graphql", { query, variables });
    const { data, errors } = answer.json();
    if (!data) throw new Error(JSON.stringify(errors));
    return data;
  }

  async #send(url: string, payload: object) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...OURS, cookie };
    const remoteAddress = this.#address;
    const answer = await this.#api.inject({ method: "POST", url, headers, payload, remoteAddress });
    for (const { name, value } of answer.cookies) this.cookies.set(name, value);
    return answer;
  }

  async createProject(): Promise<string> {
    const input = { designId: "50-states-36x24", name: "Our travels" };
    const { createMapmakerFile } = await this.ask<{ createMapmakerFile: { file: { id: string } } }>(
      `mutation ($input: CreateMapmakerFileInput!) {
        createMapmakerFile(input: $input) {
          ... on CreateMapmakerFileSuccess { file { id } }
        }
      }`,
      { input },
    );
    return createMapmakerFile.file.id;
  }

  async canSee(fileId = this.projectId): Promise<boolean> {
    const query = "query ($id: ID!) { file(id: $id) { id } }";
    const { file } = await this.ask<{ file: object | null }>(query, { id: fileId });
    return file !== null;
  }

  async open(
    variables: { fileId?: string; key?: string; password?: string } = {},
  ): Promise<OpenedLink> {
    const { openShareLink } = await this.ask<{ openShareLink: OpenedLink }>(
      `mutation ($fileId: ID!, $key: String, $password: String) {
        openShareLink(fileId: $fileId, key: $key, password: $password) {
          __typename
          ... on OpenShareLinkSuccess { file { name viewerPolicy } }
          ... on Refusal { message }
        }
      }`,
      { fileId: this.projectId, ...variables },
    );
    return openShareLink;
  }

  /** Updates the link; returns it, or the name of the refusal. */
  async update(changes: string, fileId = this.projectId): Promise<ShareLink | string> {
    return this.#change(`updateShareLink(fileId: "${fileId}", ${changes})`);
  }

  async renew(
    requestId: string = crypto.randomUUID(),
    fileId = this.projectId,
  ): Promise<ShareLink | string> {
    return this.#change(`renewShareLink(fileId: "${fileId}", requestId: "${requestId}")`);
  }

  async #change(field: string): Promise<ShareLink | string> {
    const { result } = await this.ask<{ result: { __typename: string; shareLink?: ShareLink } }>(
      `mutation { result: ${field} {
        __typename
        ... on ShareLinkSuccess { shareLink { url expiresAt hasPassword version } }
      } }`,
    );
    return result.shareLink ?? result.__typename;
  }

  async getLink(): Promise<ShareLink | null> {
    const query = `query ($id: ID!) {
      file(id: $id) { shareLink { url expiresAt hasPassword version } }
    }`;
    const { file } = await this.ask<{ file: { shareLink: ShareLink | null } | null }>(query, {
      id: this.projectId,
    });
    return file?.shareLink ?? null;
  }
}
