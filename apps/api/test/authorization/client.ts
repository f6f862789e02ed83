import { get } from "node:http";
import {
  type Backend,
  BUSINESS_ID_HEADER,
  type ImageAccess,
  verifyPhoto,
  verifyPhotoBundle,
  verifyPreview,
} from "@photomap/server";
import type { FastifyInstance } from "fastify";
import { OURS } from "../api-settings.ts";
import type { Actor } from "./matrix.ts";
import type { Cell, Operation } from "./operation.ts";
import { isPermitted, isRecord } from "./permitted.ts";
import type { People, Stage } from "./stage.ts";

interface Services {
  readonly api: FastifyInstance;
  /** The address at which the API listens, for streams. */
  readonly address: string;
  readonly backend: Backend;
  readonly people: People;
}

export type Brand = "pm" | "tbl";

/** Sends requests as the actors of the matrix. */
export class Client {
  readonly #services: Services;
  #requests = 0;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * Returns headers with another network for every request, so that no limit by network is reached.
   */
  #headers(actor: Actor, stage: Stage | undefined, brand: Brand): Record<string, string> {
    const { backend, people } = this.#services;
    this.#requests += 1;
    const { token } = people[actor];
    const cookies = token === undefined ? [] : [`__Host-photomap-session=${token}`];
    if (actor.endsWith("with share pass") && stage !== undefined) {
      const { value } = backend.sharePasses.write([{ projectId: stage.id, version: 2 }]);
      cookies.push(`__Host-share-pass=${value}`);
    }
    return {
      ...OURS,
      "x-forwarded-for": `10.${this.#requests >> 16}.${(this.#requests >> 8) & 255}.${this.#requests & 255}`,
      [BUSINESS_ID_HEADER]: brand,
      cookie: cookies.join("; "),
    };
  }

  /** Sends a query; returns the body of the answer. */
  async ask(query: string, actor: Actor, stage?: Stage, brand = getBrand(actor)): Promise<string> {
    const answer = await this.#services.api.inject({
      method: "POST",
      url: "/graphql",
      headers: this.#headers(actor, stage, brand),
      payload: { query },
    });
    return answer.body;
  }

  async run(operation: Operation, cell: Cell, brand?: Brand): Promise<boolean> {
    const query = operation.write(cell);
    const body = await this.ask(query, cell.actor, cell.stage, brand);
    const { data, errors } = JSON.parse(body);
    const [value] = isRecord(data) ? Object.values(data) : [];
    const isRefusedWrongly = isRecord(value) && value["__typename"] === "TooManyAttempts";
    if (errors !== undefined || isRefusedWrongly) throw new Error(`${query}: ${body}`);
    return (operation.isPermitted ?? isPermitted)(value, cell);
  }

  /**
   * Sends a request to a route; permitted when the answer is neither a client's nor a server's
   * error.
   */
  async send(route: string, actor: Actor, stage?: Stage): Promise<boolean> {
    const [method, path = ""] = route.split(" ");
    const isReport = path.startsWith("/errors");
    const answer = await this.#services.api.inject({
      method: method === "GET" ? "GET" : "POST",
      url: path,
      headers: {
        ...this.#headers(actor, stage, getBrand(actor)),
        ...(path === "/hooks/mail-reports" && { "content-type": "text/plain" }),
      },
      ...(method === "POST" && { payload: isReport ? {} : "{}" }),
    });
    // A report without content is invalid for everyone.
    return answer.statusCode < 400 || (isReport && answer.statusCode === 400);
  }

  /** Opens an endless stream and closes it. */
  openStream(path: string, actor: Actor, stage: Stage): Promise<boolean> {
    const headers = this.#headers(actor, stage, getBrand(actor));
    return new Promise((resolve, reject) => {
      // Without an agent: a connection that is kept alive delays the end of the API.
      const request = get(this.#services.address + path, { headers, agent: false }, (answer) => {
        answer.destroy();
        resolve(answer.statusCode === 200);
      });
      request.on("error", reject);
    });
  }

  /** Whether the actor gets an address of this kind that the image service accepts. */
  async findPicture(kind: "preview" | "photo" | "bundle", cell: Cell): Promise<boolean> {
    const fields = "previewImageUrl photoBundlePath photoSignatures";
    const query = `{ file(id: "${cell.stage.id}") { ${fields} } }`;
    const { file } = JSON.parse(await this.ask(query, cell.actor, cell.stage)).data;
    if (file === null) return false;
    const { accessEpochs } = this.#services.backend;
    const access = this.#verify(kind, file, cell.stage);
    return access !== undefined && (await accessEpochs.find(access.scope)) === access.epoch;
  }

  #verify(
    kind: "preview" | "photo" | "bundle",
    file: Readonly<Record<string, string>> & { photoSignatures: Readonly<Record<string, string>> },
    { photoId }: Stage,
  ): ImageAccess | undefined {
    const { imageSigner, storage } = this.#services.backend;
    if (kind === "photo") {
      const photo = { bucket: storage.originalsBucket, key: photoId };
      return verifyPhoto(imageSigner, photo, file.photoSignatures[photoId] ?? "");
    }
    const path = kind === "preview" ? file["previewImageUrl"] : file["photoBundlePath"];
    const [, , id = "", updatedAtMs = "", signature = ""] = path?.split("/") ?? [];
    const parameters = { id, updatedAtMs, signature };
    return kind === "preview"
      ? verifyPreview(imageSigner, parameters)
      : verifyPhotoBundle(imageSigner, parameters);
  }
}

function getBrand(actor: Actor): Brand {
  return actor === "owner of another brand" ? "tbl" : "pm";
}
