import { clearCartRecord, readCartRecord, writeCartRecord } from "./cart-record.ts";
import type { CartRemote, CheckoutAnswer } from "./cart-remote.ts";
import type { Checkout } from "./checkout.ts";

export interface CartSessionDeps {
  readonly brand: string;
  readonly remote: CartRemote;
  /** Two tabs must not create or merge a checkout at the same time. */
  readonly lock: <Result>(act: () => Promise<Result>) => Promise<Result>;
  /** Repeats the action after a lost connection. */
  readonly retry: <Result>(action: () => Promise<Result>) => Promise<Result>;
}

/** Creating or merging a checkout was refused. */
export class CheckoutRefusedError extends Error {
  override readonly name = "CheckoutRefusedError";
}

/** Which checkout belongs to the visitor of this browser. */
export class CartSession {
  readonly #deps: CartSessionDeps;
  /** The address of the signed-in account. */
  owner: string | undefined;

  constructor(deps: CartSessionDeps) {
    this.#deps = deps;
  }

  /** The visitor's checkout; undefined without one. */
  load(): Promise<Checkout | undefined> {
    const { remote, retry } = this.#deps;
    return this.#lock(async () => {
      const merged = await this.#adoptOwner();
      if (merged !== undefined) return merged;
      const { id } = this.#read();
      const checkout = await retry(async () =>
        id === undefined ? this.#loadOfAccount() : remote.load(id),
      );
      return this.keep(checkout);
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
   * Stores what the header and other tabs need. A completed checkout and one with an item that no
   * longer exists cannot be bought: it is dropped.
   */
  keep(checkout: Checkout | undefined): Checkout | undefined {
    const { owner } = this;
    const isUsable =
      checkout !== undefined &&
      checkout.completedAt === null &&
      checkout.lineItems.every(({ variant }) => variant !== null);
    if (!isUsable) {
      this.forget();
      return undefined;
    }
    const { id, version, totalQuantity: count } = checkout;
    writeCartRecord(this.#deps.brand, {
      id,
      version,
      count,
      ...(owner !== undefined && { owner }),
    });
    return checkout;
  }

  forget(): void {
    const { owner } = this;
    if (owner === undefined) clearCartRecord(this.#deps.brand);
    // The owner stays, so that pages need not look for a checkout of the account each time.
    else writeCartRecord(this.#deps.brand, { owner, version: 0, count: 0 });
  }

  #read() {
    return readCartRecord(this.#deps.brand);
  }

  #lock<Result>(act: () => Promise<Result>): Promise<Result> {
    return this.#deps.lock(act);
  }

  /** After a sign-in the checkout of the guest is merged; that of another account is dropped. */
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
    const creation: Promise<CheckoutAnswer> = this.#deps.retry(() => this.#deps.remote.create());
    const answer = await creation.catch((cause: unknown) => {
      throw new CheckoutRefusedError("The cart was not created", { cause });
    });
    const created = this.keep(answer.checkout ?? undefined);
    if (created !== undefined) return created.id;
    throw new CheckoutRefusedError(answer.checkoutUserErrors[0]?.message);
  }
}
