import { CHECKOUT_ERROR_REACTIONS } from "@photomap/commerce";
import { formatMessage, shopMessages } from "@photomap/messages";
import { ApiError } from "../../platform/api/execute.ts";
import { reportError } from "../../platform/errors/report-error.ts";
import type { Connection } from "../../platform/network/connection.ts";
import { retry } from "../../platform/network/retry.ts";
import { setHasUnsentChanges } from "../../platform/routing/leaving.ts";
import { readCartRecord, setPendingCount, subscribeToCartRecord } from "./cart-record.ts";
import type { CartRemote, CheckoutMutationResult } from "./cart-remote.ts";
import { CartSession, CheckoutRefusedError } from "./cart-session.ts";
import {
  type CartChangeOutcome,
  type CartProblem,
  type CartRefusal,
  type CartState,
  type CartStatus,
  describeFailedChange,
  findCartProblem,
  isCheckoutOver,
} from "./cart-state.ts";
import type { CartChange, Checkout } from "./checkout.ts";
import { isOrphanedChange, LineIds } from "./line-ids.ts";
import { predictCheckout } from "./predict-checkout.ts";

interface Job {
  /** The change to send; undefined to read the checkout. */
  change: CartChange | undefined;
  isSent: boolean;
  readonly settle: ((outcome: CartChangeOutcome) => void)[];
}

export interface CartStoreDeps {
  readonly brand: string;
  readonly remote: CartRemote;
  readonly connection: Connection;
  readonly lock: <Result>(act: () => Promise<Result>) => Promise<Result>;
}

const SAVED: CartChangeOutcome = { kind: "saved" };
/** The tries of one request; those without a connection do not count. */
const MAX_TRIES = 4;

/**
 * The cart of a visitor. A click is shown at once: the changes that the server has not answered are
 * applied to its last answer. They are sent one after the other, and each answer replaces them.
 */
export class CartStore {
  readonly #deps: CartStoreDeps;
  readonly #session: CartSession;
  readonly #lineIds = new LineIds();
  readonly #listeners = new Set<() => void>();
  #stopFollowing: (() => void) | undefined;
  #server: Checkout | undefined;
  #jobs: Job[] = [];
  #isRunning = false;
  #isWaiting = false;
  #hasFailed = false;
  #problem: CartProblem | undefined;
  #state: CartState;

  constructor(deps: CartStoreDeps) {
    this.#deps = deps;
    this.#session = new CartSession({ ...deps, retry: (action) => this.#retry(action) });
    this.#state = this.#createState();
  }

  readonly getState = (): CartState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#stopFollowing ??= subscribeToCartRecord(this.#deps.brand, () => this.#followOtherTabs());
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#stopFollowing?.();
      this.#stopFollowing = undefined;
    };
  };

  /** Sets the address of the signed-in account; undefined for guests. */
  setOwner(owner: string | undefined): void {
    this.#session.owner = owner;
  }

  readonly load = (): Promise<CartChangeOutcome> => this.#enqueue(undefined);

  readonly change = (change: CartChange): Promise<CartChangeOutcome> => {
    this.#problem = undefined;
    return this.#enqueue(change);
  };

  /** Gives up the open payment and sends the refused change again. */
  readonly reopen = async (): Promise<void> => {
    const { id } = readCartRecord(this.#deps.brand);
    const problem = this.#problem;
    if (id === undefined) return;
    try {
      await this.#retry(() => this.#deps.remote.reopen(id));
    } catch (error) {
      // The change is then refused again, and the problem stays.
      reportError(error, { action: "cart reopen" });
    }
    problem?.retry();
  };

  readonly forget = (): void => {
    this.#session.forget();
    this.#leave();
  };

  readonly leavePaid = (paid: Checkout): void => {
    this.#session.keep(paid);
    this.#leave();
  };

  readonly dismissProblem = (): void => {
    this.#problem = undefined;
    this.#emit();
  };

  #leave(): void {
    this.#server = undefined;
    this.#hasFailed = false;
    this.#emit();
  }

  #enqueue(change: CartChange | undefined): Promise<CartChangeOutcome> {
    const { promise, resolve } = Promise.withResolvers<CartChangeOutcome>();
    const last = this.#jobs.at(-1);
    const merged = last === undefined || last.isSent ? null : mergeChanges(last.change, change);
    if (last !== undefined && merged !== null) {
      last.change = merged;
      last.settle.push(resolve);
    } else this.#jobs.push({ change, isSent: false, settle: [resolve] });
    this.#emit();
    void this.#run();
    return promise;
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let job = this.#jobs[0]; job !== undefined; job = this.#jobs[0]) {
      job.isSent = true;
      const { change, settle } = job;
      const outcome = await this.#perform(change).catch((error) => this.#refuse(error, change));
      this.#jobs = this.#jobs.slice(1);
      this.#isWaiting = false;
      this.#emit();
      for (const resolve of settle) resolve(outcome);
    }
    this.#isRunning = false;
  }

  async #perform(change: CartChange | undefined): Promise<CartChangeOutcome> {
    if (change === undefined) {
      this.#server = await this.#session.load();
      this.#hasFailed = false;
      return SAVED;
    }
    const answer = await this.#send(change);
    const isOver = answer !== undefined && isCheckoutOver(answer);
    if (isOver) this.forget();
    // The items are for a new checkout, when this one was paid or erased meanwhile.
    if (isOver && change.kind === "add") return this.#receive(await this.#send(change), change);
    return this.#receive(answer, change);
  }

  /** Sends a change. Resolves to undefined when its line was never created. */
  async #send(change: CartChange): Promise<CheckoutMutationResult | undefined> {
    const id = await this.#session.requireId();
    const translated = this.#lineIds.translate(change);
    if (isOrphanedChange(translated)) return undefined;
    return this.#retry(() => this.#deps.remote.send(id, translated));
  }

  #receive(answer: CheckoutMutationResult | undefined, change: CartChange): CartChangeOutcome {
    if (answer === undefined) return { kind: "refused", message: describeFailedChange(change) };
    const { checkout } = answer;
    if (checkout !== null) this.#server = this.#session.keep(checkout);
    const [error] = answer.checkoutUserErrors;
    if (error === undefined) {
      if (checkout !== null) this.#lineIds.learn(change, checkout);
      return SAVED;
    }
    const { code, message, lineItemId } = error;
    this.#setProblem(change, { code, message, lineId: lineItemId ?? undefined });
    return { kind: "refused", message, action: CHECKOUT_ERROR_REACTIONS[code].action };
  }

  #refuse(error: unknown, change: CartChange | undefined): CartChangeOutcome {
    const message =
      error instanceof CheckoutRefusedError
        ? formatMessage(shopMessages.shopUnreachable)
        : describeFailedChange(change);
    reportError(error, { action: `cart ${change?.kind ?? "load"}` });
    if (change === undefined) this.#hasFailed = true;
    else this.#setProblem(change, { message });
    return { kind: "refused", message };
  }

  #setProblem(change: CartChange, refusal: CartRefusal): void {
    this.#problem = findCartProblem(change, refusal, () => void this.change(change));
  }

  #retry<Result>(action: () => Promise<Result>): Promise<Result> {
    return retry(action, {
      connection: this.#deps.connection,
      maxTries: MAX_TRIES,
      firstDelayMs: 500,
      maxDelayMs: 8_000,
      isTemporary: (error) => !(error instanceof ApiError) || error.isTemporary,
      onWait: () => {
        this.#isWaiting = true;
        this.#emit();
      },
    });
  }

  /** Loads the cart again after another tab has changed or bought it. */
  #followOtherTabs(): void {
    const { id, version } = readCartRecord(this.#deps.brand);
    if (this.#server === undefined || this.#jobs.length > 0) return;
    if (id === this.#server.id && version === this.#server.version) return;
    void this.load();
  }

  #createState(): CartState {
    const changes = this.#jobs.flatMap(({ change }) =>
      change === undefined ? [] : [this.#lineIds.translate(change)],
    );
    const isLoaded =
      this.#server !== undefined || readCartRecord(this.#deps.brand).id === undefined;
    const shown = changes.reduce(predictCheckout, this.#server);
    setPendingCount((shown?.totalQuantity ?? 0) - (this.#server?.totalQuantity ?? 0));
    setHasUnsentChanges(changes.length > 0);
    return {
      checkout: isLoaded ? shown : undefined,
      status: this.#getStatus(isLoaded),
      isEstimate: changes.length > 0,
      problem: this.#problem,
    };
  }

  #getStatus(isLoaded: boolean): CartStatus {
    if (this.#jobs.length > 0 && this.#isWaiting) return "waiting";
    if (this.#hasFailed) return "failed";
    if (!isLoaded) return "loading";
    return this.#jobs.some(({ change }) => change !== undefined) ? "saving" : "saved";
  }

  #emit(): void {
    this.#state = this.#createState();
    for (const listener of this.#listeners) listener();
  }
}

/**
 * One change in place of two of which none is sent yet, for values that are set again and again;
 * null when both have to be sent. Undefined stands for reading the checkout.
 */
function mergeChanges(
  previous: CartChange | undefined,
  next: CartChange | undefined,
): CartChange | undefined | null {
  if (previous === undefined || next === undefined) return previous === next ? undefined : null;
  if (previous.kind === "update" && next.kind === "update" && previous.lineId === next.lineId) {
    return { ...previous, ...next };
  }
  if (previous.kind === "details" && next.kind === "details") {
    return { kind: "details", input: { ...previous.input, ...next.input } };
  }
  return null;
}
