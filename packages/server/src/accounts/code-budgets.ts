import type { RateLimiter } from "../adapters/rate-limiter.ts";
import type { Caller } from "./account.types.ts";
import {
  CODE_REQUEST_BY_ALL,
  CODE_REQUEST_BY_IP,
  CODE_REQUEST_BY_IP_DAY,
  CODE_TRY_BY_ALL,
  CODE_TRY_BY_IP,
  CODE_TRY_BY_IP_DAY,
} from "./budgets.ts";

const EVERYBODY = "everybody";

/** What a host, and all hosts together, may ask for and guess. One account's share is counted in the database. */
export class CodeBudgets {
  readonly #limiter: RateLimiter;

  constructor(limiter: RateLimiter) {
    this.#limiter = limiter;
  }

  takeRequest({ ip }: Caller): Promise<boolean> {
    return this.#limiter.takeAll([
      [CODE_REQUEST_BY_IP, ip],
      [CODE_REQUEST_BY_IP_DAY, ip],
      [CODE_REQUEST_BY_ALL, EVERYBODY],
    ]);
  }

  takeTry({ ip }: Caller): Promise<boolean> {
    return this.#limiter.takeAll([
      [CODE_TRY_BY_IP, ip],
      [CODE_TRY_BY_IP_DAY, ip],
      [CODE_TRY_BY_ALL, EVERYBODY],
    ]);
  }

  /** The code was right: the day's and everybody's budgets are for wrong ones. */
  async giveBackTry({ ip }: Caller): Promise<void> {
    await this.#limiter.giveBack(CODE_TRY_BY_IP_DAY, ip);
    await this.#limiter.giveBack(CODE_TRY_BY_ALL, EVERYBODY);
  }
}
