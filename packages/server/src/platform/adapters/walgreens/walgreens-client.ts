import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { CircuitBreaker } from "../../resilience/circuit-breaker.ts";
import { isTemporaryFailure, sendHttpRequest } from "./http-exchange.ts";
import type { RetailFailure, RetailResult } from "./retail-chain.ts";
import { parseWalgreensResponse, type WalgreensResponse } from "./walgreens-response.ts";

export interface WalgreensSettings {
  readonly url: string;
  readonly apiKey: string;
  readonly affiliateId: string;
  readonly publisherId?: string | undefined;
  readonly timeoutMs?: number;
  readonly retryDelayMs?: number;
  readonly now?: () => number;
}

type Call =
  | { readonly kind: "answered"; readonly answer: WalgreensResponse }
  | { readonly kind: "misconfigured"; readonly code: string }
  /** The call failed; `wasSent` is false when the chain can't have executed the request. */
  | {
      readonly kind: "failed";
      readonly reason: string;
      readonly wasSent: boolean;
      readonly isRepeatable: boolean;
    };

const RETRY_DELAY_MS = 250;
/**
 * The codes for an affiliate id that is set up incorrectly, no vendor for key and affiliate id, and
 * rejected credentials.
 */
const MISCONFIGURED_CODES: ReadonlySet<string> = new Set(["112", "659", "2003"]);

/** Sends requests to the chain's services and classifies the outcome. */
export class WalgreensClient {
  readonly #settings: WalgreensSettings;
  readonly #log: Logger;
  readonly #breaker: CircuitBreaker;

  constructor(settings: WalgreensSettings, log: Logger) {
    this.#settings = settings;
    this.#log = log;
    this.#breaker = new CircuitBreaker(settings.now);
  }

  /**
   * Reads from the chain, and once more after a failure that may be temporary. An answer with an
   * error is no success.
   */
  async read(path: string, fields: object): Promise<RetailResult<WalgreensResponse["body"]>> {
    let call = await this.post(path, fields);
    if (call.kind === "failed" && call.isRepeatable) {
      await wait(this.#settings.retryDelayMs ?? RETRY_DELAY_MS);
      call = await this.post(path, fields);
    }
    if (call.kind === "failed") return { kind: "unavailable", reason: call.reason };
    if (call.kind === "misconfigured") return call;
    const { body, code, isSuccess } = call.answer;
    if (isSuccess) return { kind: "ok", value: body };
    return { kind: "unavailable", reason: `error ${code || "without a code"}` };
  }

  /** Sends a request, at most once. */
  async post(path: string, fields: object): Promise<Call> {
    if (!this.#breaker.tryPass()) {
      return { kind: "failed", reason: "paused", wasSent: false, isRepeatable: false };
    }
    const call = await this.#send(path, fields);
    if (call.kind === "failed") {
      this.#breaker.recordFailure();
      this.#log.warn({ path, reason: call.reason }, "retail chain failed");
    } else {
      this.#breaker.recordSuccess();
    }
    if (call.kind === "misconfigured") {
      this.#log.error({ path, code: call.code, alarm: true }, "retail chain misconfigured");
    }
    return call;
  }

  async #send(path: string, fields: object): Promise<Call> {
    const { url, apiKey, affiliateId: affId, timeoutMs } = this.#settings;
    const request = {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ apiKey, affId, ...fields }),
    };
    const result = await sendHttpRequest(new URL(path, url).href, request, timeoutMs);
    const isRepeatable = isTemporaryFailure(result);
    if (result.kind === "lost") return { ...result, kind: "failed", isRepeatable };
    return classifyResponse(result, isRepeatable);
  }
}

const FORBIDDEN: ReadonlySet<number> = new Set([401, 403]);
const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;

function classifyResponse(
  { status, text }: { readonly status: number; readonly text: string },
  isRepeatable: boolean,
): Call {
  const answer = parseWalgreensResponse(text);
  const reason = `HTTP ${status}`;
  if (FORBIDDEN.has(status)) return { kind: "misconfigured", code: answer?.code || reason };
  if (status === TOO_MANY_REQUESTS) return { kind: "failed", reason, wasSent: false, isRepeatable };
  if (status >= 500 || status === REQUEST_TIMEOUT || isRedirect(status)) {
    return { kind: "failed", reason, wasSent: true, isRepeatable };
  }
  if (status >= 400) return { kind: "answered", answer: refuse(answer, reason) };
  if (answer === undefined) {
    return { kind: "failed", reason: "unreadable answer", wasSent: true, isRepeatable: true };
  }
  if (MISCONFIGURED_CODES.has(answer.code)) {
    return { kind: "misconfigured", code: answer.code };
  }
  return { kind: "answered", answer };
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400;
}

/** Treats a client error as a clear refusal, whatever its body says. */
function refuse(answer: WalgreensResponse | undefined, reason: string): WalgreensResponse {
  const { body = {}, code = "", message = "" } = answer ?? {};
  return { body, code: code || reason, message, isSuccess: false };
}

/**
 * Describes an order that was not answered: a request that was not executed can be repeated later;
 * the outcome of any other is unknown.
 */
export function getUnansweredResult(
  call: Exclude<Call, { readonly kind: "answered" }>,
): RetailFailure | { readonly kind: "unknown"; readonly reason: string } {
  if (call.kind === "misconfigured") return call;
  return { kind: call.wasSent ? "unknown" : "unavailable", reason: call.reason };
}
