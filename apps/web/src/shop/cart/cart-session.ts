import { clearCartRecord, readCartRecord, writeCartRecord } from "./cart-record.ts";
import type { CartRemote, CheckoutMutationResult } from "./cart-remote.ts";
import type { Checkout } from "./checkout.ts";

export interface CartSessionDeps {
  readonly brand: string;
  readonly remote: CartRemote;
  /** Runs an action in one tab at a time: two must not create or merge a checkout at once. */
  readonly lock: <Result>(act: () => Promise<Result>) => Promise<Result>;
  /** Repeats the action after a lost connection. */
  readonly retry: <Result>(action: () => Promise<Result>) => Promise<Result>;
}

/** Thrown when a checkout could not be created or merged. */
export class CheckoutRefusedError extends Error {
  override readonly name = "CheckoutRefusedError";
}

/** Which checkout belongs to the visitor of this browser. */
export class CartSession {
  readonly #deps: CartSessionDeps;
  /** The address of the signed-in account; undefined for guests. */
  owner: string | undefined;

  constructor(deps: CartSessionDeps) {
    this.#deps = deps;
  }

  /** Loads the visitor's checkout. Resolves to undefined when there is none. */
  load(): Promise<Checkout | undefined> {
    const { remote, retry } = this.#deps;
    return this.#lock(async () => {
      const merged = await this.#adoptOwner();
      if (merged !== undefined) return merged;
      const { id } = this.#read();
      const checkout = this.keep(
        await retry(async () => (id === undefined ? this.#loadOfAccount() : remote.load(id))),
      );
      const { id: nextId } = this.#read();
      if (checkout !== undefined || nextId === undefined) return checkout;
      return this.keep(await retry(() => remote.load(nextId)));
    });
  }

  /** The id of the visitor's checkout, which is created when there is none. */
  async requireId(): Promise<string> {
    const { id, owner } = this.#read();
    if (id !== undefined && owner === this.owner) return id;
    return this.#lock(async () => {
      const merged = await this.#adoptOwner();
      const known = merged?.id ?? this.#read().id;
      return known ?? this.#create();
    });
  }

  /**
   * Stores what the header and other tabs need, and returns the checkout. A completed checkout, or
   * one with an item that no longer exists, cannot be bought: it is dropped, and the result is
   * undefined. What was added during the payment is in the next checkout, which takes its place.
   */
  keep(checkout: Checkout | undefined): Checkout | undefined {
    const isUsable =
      checkout !== undefined &&
      checkout.completedAt === null &&
      checkout.lineItems.every(({ variant }) => variant !== null);
    const next = isUsable ? checkout : checkout?.nextCheckout;
    if (next) this.#record(next);
    else this.forget();
    return isUsable ? checkout : undefined;
  }

  forget(): void {
    const { owner } = this;
    if (owner === undefined) clearCartRecord(this.#deps.brand);
    // The owner stays, so that pages need not look for a checkout of the account each time.
    else writeCartRecord(this.#deps.brand, { owner, version: 0, count: 0 });
  }

  #record({ id, version, totalQuantity: count }: NonNullable<Checkout["nextCheckout"]>): void {
    const { owner } = this;
    writeCartRecord(this.#deps.brand, {
      id,
      version,
      count,
      ...(owner !== undefined && { owner }),
    });
  }

  #read() {
    return readCartRecord(this.#deps.brand);
  }

  #lock<Result>(act: () => Promise<Result>): Promise<Result> {
    return this.#deps.lock(act);
  }

  /**
   * Merges the guest's checkout after a sign-in, and drops that of another account. Resolves to the
   * checkout that results, or undefined when the visitor is the same or has none.
   */
  async #adoptOwner(): Promise<Checkout | undefined> {
    const { id, owner } = this.#read();
    if (owner === this.owner) return undefined;
    if (owner === undefined && id !== undefined) {
      const { checkout, checkoutUserErrors } = await this.#deps.retry(() =>
        this.#deps.remote.merge(id),
      );
      if (checkout !== null) return this.keep(checkout);
      const [error] = checkoutUserErrors;
      // Invalid: it does not exist any more. After another refusal it is merged later.
      if (error !== undefined && error.code !== "INVALID")
        throw new CheckoutRefusedError(error.message);
    }
    this.forget();
    return this.keep(await this.#deps.retry(() => this.#loadOfAccount()));
  }

  async #loadOfAccount(): Promise<Checkout | undefined> {
    return this.owner === undefined ? undefined : this.#deps.remote.loadOfAccount();
  }

  async #create(): Promise<string> {
    const creation: Promise<CheckoutMutationResult> = this.#deps.retry(() =>
      this.#deps.remote.create(),
    );
    const answer = await creation.catch((cause: unknown) => {
      throw new CheckoutRefusedError("The cart was not created", { cause });
    });
    const created = this.keep(answer.checkout ?? undefined);
    if (created !== undefined) return created.id;
    throw new CheckoutRefusedError(answer.checkoutUserErrors[0]?.message);
  }
}
