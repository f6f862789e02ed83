import { z } from "zod";
import { SingleFlight } from "../../resilience/single-flight.ts";
import { listField, textField } from "./fields.ts";
import type { RetailResult } from "./retail-chain.ts";
import type { WalgreensClient } from "./walgreens-client.ts";

/** A container for images and the signature that permits writing to it. */
export interface ContainerPermit {
  readonly container: string;
  readonly signature: string;
}

type PermitRead = RetailResult<ContainerPermit & { readonly expiresAt: number }>;

const PATH = "/api/photo/creds/v3";
/** The margin before the expiry: an upload that begins before it may end after it. */
const MARGIN_MS = 600_000;
/** The lifetime of a token without an expiry. */
const UNKNOWN_LIFETIME_MS = 3_600_000;

const cloudSchema = z.object({ sasKeyToken: textField });

/** Keeps one permit for all uploads of the process until shortly before it expires. */
export class UploadPermitCache {
  readonly #client: WalgreensClient;
  readonly #now: () => number;
  #permit: (ContainerPermit & { readonly expiresAt: number }) | undefined;
  readonly #calls = new SingleFlight<PermitRead>();

  constructor(client: WalgreensClient, now: () => number = () => Date.now()) {
    this.#client = client;
    this.#now = now;
  }

  async get(): Promise<RetailResult<ContainerPermit>> {
    const permit = this.#permit;
    if (permit !== undefined && this.#now() < permit.expiresAt - MARGIN_MS) {
      return { kind: "ok", value: permit };
    }
    const found = await this.#calls.run(PATH, () => this.#fetch());
    if (found.kind === "ok") this.#permit = found.value;
    return found;
  }

  /**
   * Discards a permit that the container refused, unless another upload has already replaced it.
   */
  discard(permit: ContainerPermit): void {
    if (this.#permit === permit) this.#permit = undefined;
  }

  async #fetch(): Promise<PermitRead> {
    const answer = await this.#client.read(PATH, {
      platform: "web",
      transaction: "photocheckoutv2",
      appVer: "1.0",
      devInf: "web",
    });
    if (answer.kind !== "ok") return answer;
    const [cloud] = listField.parse(answer.value["cloud"]);
    const permit = this.#parse(cloudSchema.safeParse(cloud).data?.sasKeyToken ?? "");
    if (permit === undefined) return { kind: "unavailable", reason: "no upload credentials" };
    if (permit.expiresAt <= this.#now()) {
      return { kind: "unavailable", reason: "expired upload credentials" };
    }
    return { kind: "ok", value: permit };
  }

  #parse(token: string) {
    const [container = "", signature = ""] = splitOnce(token, "?");
    if (!URL.canParse(container) || signature === "") return undefined;
    const expiry = Date.parse(new URLSearchParams(signature).get("se") ?? "");
    const expiresAt = Number.isNaN(expiry) ? this.#now() + UNKNOWN_LIFETIME_MS : expiry;
    return { container, signature, expiresAt };
  }
}

function splitOnce(value: string, separator: string): readonly string[] {
  const at = value.indexOf(separator);
  return at < 0 ? [value] : [value.slice(0, at), value.slice(at + 1)];
}
