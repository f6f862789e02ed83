import { randomUUID } from "node:crypto";
import { CircuitBreaker } from "../../resilience/circuit-breaker.ts";
import { type HttpResult, isTemporaryFailure, sendHttpRequest } from "./http-exchange.ts";
import type { RetailResult } from "./retail-chain.ts";
import type { ContainerPermit, UploadPermitCache } from "./upload-permit-cache.ts";
import type { WalgreensSettings } from "./walgreens-client.ts";

const ATTEMPTS = 2;
const CREATED = 201;
const FORBIDDEN = 403;

/** Uploads images to the chain's image store, which can't be read. */
export class ImageUploader {
  readonly #settings: WalgreensSettings;
  readonly #credentials: UploadPermitCache;
  /**
   * The breaker of the image store, which is another service than the one that takes orders and
   * fails separately.
   */
  readonly #breaker: CircuitBreaker;

  constructor(settings: WalgreensSettings, credentials: UploadPermitCache) {
    this.#settings = settings;
    this.#credentials = credentials;
    this.#breaker = new CircuitBreaker(settings.now);
  }

  /**
   * Uploads an image and returns its address. Each attempt has a new name, so that an interrupted
   * one doesn't matter.
   */
  async upload(jpeg: Buffer): Promise<RetailResult<string>> {
    let reason = "upload";
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const permit = await this.#credentials.get();
      if (permit.kind !== "ok") return permit;
      if (!this.#breaker.tryPass()) return { kind: "unavailable", reason: "upload: paused" };
      const url = this.#createAddress(permit.value);
      const result = await this.#put(url, jpeg);
      const status = result.kind === "response" ? result.status : undefined;
      if (status === CREATED) return { kind: "ok", value: url };
      if (status === FORBIDDEN) this.#credentials.discard(permit.value);
      reason = `upload: ${result.kind === "response" ? `HTTP ${status}` : result.reason}`;
      if (status !== FORBIDDEN && !isTemporaryFailure(result)) break;
    }
    return { kind: "unavailable", reason };
  }

  #createAddress({ container, signature }: ContainerPermit): string {
    return `${container}/Image-${this.#settings.affiliateId}-${randomUUID()}.jpg?${signature}`;
  }

  async #put(url: string, jpeg: Buffer): Promise<HttpResult> {
    const request = {
      method: "PUT",
      headers: {
        "content-type": "image/jpeg",
        "x-ms-client-request-id": randomUUID(),
        "x-ms-blob-type": "BlockBlob",
      },
      body: new Uint8Array(jpeg),
    };
    const result = await sendHttpRequest(url, request, this.#settings.timeoutMs);
    if (isTemporaryFailure(result)) this.#breaker.recordFailure();
    else this.#breaker.recordSuccess();
    return result;
  }
}
