import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { CheckoutAttributesInput } from "../../platform/api/generated/graphql.ts";
import { useBrand } from "../../platform/brand/brand.ts";
import { browserConnection } from "../../platform/network/browser-connection.ts";
import { useRootData } from "../../platform/routing/root-data.ts";
import { readCartRecord } from "./cart-record.ts";
import { cartRemote } from "./cart-remote.ts";
import type { CartChangeOutcome, CartState } from "./cart-state.ts";
import { CartStore } from "./cart-store.ts";
import type { CartChange, Checkout, NewCartLine } from "./checkout.ts";

type ChangeOf<Kind extends CartChange["kind"]> = Extract<CartChange, { kind: Kind }>;
type CustomAttributes = ChangeOf<"split">["customAttributes"];

interface CartActions {
  /** Resolves, like the other changes, with the server's answer; offline, when it is back. */
  readonly addLines: (lines: readonly NewCartLine[]) => Promise<CartChangeOutcome>;
  readonly updateLine: (
    lineId: string,
    changes: Pick<ChangeOf<"update">, "quantity" | "customAttributes">,
  ) => Promise<CartChangeOutcome>;
  readonly removeLine: (lineId: string) => Promise<CartChangeOutcome>;
  /** Sets the attributes of some units; the others stay in their line. */
  readonly splitLine: (
    lineId: string,
    quantity: number,
    customAttributes: CustomAttributes,
  ) => Promise<CartChangeOutcome>;
  /** Pays the stickers with as many tokens as there are, or all of them with money. */
  readonly payStickers: (
    payment: Pick<ChangeOf<"pay-stickers">, "withTokens">,
  ) => Promise<CartChangeOutcome>;
  readonly setNote: (note: string) => Promise<CartChangeOutcome>;
  readonly applyCode: (code: string) => Promise<CartChangeOutcome>;
  readonly removeCode: () => Promise<CartChangeOutcome>;
  readonly setDetails: (input: CheckoutAttributesInput) => Promise<CartChangeOutcome>;
  /** Returns the checkout as it is now, after a change for example. */
  readonly getCheckout: () => Checkout | undefined;
  readonly reload: () => Promise<CartChangeOutcome>;
  /** Gives up an open payment and repeats the change that it prevented. */
  readonly reopen: () => Promise<void>;
  /** Empties the cart of this browser. */
  readonly forget: () => void;
  /** Goes on with the next checkout after the paid one, or without any. */
  readonly leavePaid: (paid: Checkout) => void;
  readonly dismissProblem: () => void;
}

export type Cart = CartState & CartActions;

const stores = new Map<string, CartStore>();

function requireStore(brand: string): CartStore {
  const known = stores.get(brand);
  if (known !== undefined) return known;
  const lock = <Result>(act: () => Promise<Result>): Promise<Result> =>
    navigator.locks.request(`photomap-cart-${brand}`, act);
  const store = new CartStore({ brand, remote: cartRemote, connection: browserConnection, lock });
  stores.set(brand, store);
  return store;
}

const SERVER_STATE: CartState = {
  checkout: undefined,
  status: "loading",
  isEstimate: false,
  problem: undefined,
};

/** The cart of the visitor. It is read when `reload` is called, or with the first change. */
export function useCart(): Cart {
  const { id: brand } = useBrand();
  const owner = useRootData()?.visitor?.email;
  const store = requireStore(brand);
  useEffect(() => store.setOwner(owner), [store, owner]);
  const state = useSyncExternalStore(store.subscribe, store.getState, () => SERVER_STATE);
  const actions = useMemo(() => createActions(store), [store]);
  return { ...state, ...actions };
}

function createActions(store: CartStore): CartActions {
  const createId = () => crypto.randomUUID();
  const { change } = store;
  return {
    addLines: (lines) => change({ kind: "add", requestId: createId(), lines }),
    updateLine: (lineId, changes) => change({ kind: "update", lineId, ...changes }),
    removeLine: (lineId) => change({ kind: "remove", lineId }),
    splitLine: (lineId, quantity, customAttributes) =>
      change({ kind: "split", requestId: createId(), lineId, quantity, customAttributes }),
    payStickers: ({ withTokens }) => change({ kind: "pay-stickers", withTokens }),
    setNote: (note) => change({ kind: "details", input: { note } }),
    applyCode: (code) => change({ kind: "apply-code", code }),
    removeCode: () => change({ kind: "remove-code" }),
    setDetails: (input) => change({ kind: "details", input }),
    getCheckout: () => store.getState().checkout,
    reload: store.load,
    reopen: store.reopen,
    forget: store.forget,
    leavePaid: store.leavePaid,
    dismissProblem: store.dismissProblem,
  };
}

/** Goes on with the next checkout when the browser's cart is this one, which is paid. */
export function useLeavePaidCart(paid: Checkout | undefined): void {
  const { id: brand } = useBrand();
  const { leavePaid } = useCart();
  useEffect(() => {
    if (paid !== undefined && readCartRecord(brand).id === paid.id) leavePaid(paid);
  }, [paid, brand, leavePaid]);
}
