import { isPickupLater, type PackedSheet, type PickupCustomer } from "@photomap/printing";
import type { PrintJob } from "../sheets/print-job.ts";
import type { PrintFile } from "../sheets/request-prints.ts";
import type { PickupOrder, RetailStore } from "./retail.ts";

export interface PrintBatchState {
  readonly status: "idle" | "loading" | "completed" | "error" | "cleared";
  /** Undefined until the sheets are queued. */
  readonly batchId: string | undefined;
  /** The files, one for each layout, in the same order. */
  readonly printFiles: readonly PrintFile[];
  readonly printLayouts: readonly PackedSheet[];
  readonly error: string | undefined;
  /** The requested job, to request it again. */
  readonly input: PrintJob | undefined;
}

export interface PickupState {
  readonly printBatch: PrintBatchState;
  readonly zip: string | undefined;
  /** The chosen store, as of the last refresh. */
  readonly selectedStore: RetailStore | undefined;
  /** The pickup time that the customer has agreed to. */
  readonly acceptedTime: string | undefined;
  readonly customerInformation: PickupCustomer | undefined;
  readonly submittedOrder: PickupOrder | undefined;
}

export const PICKUP_STEPS = [
  "create-prints",
  "select-store",
  "get-customer-info",
  "review-order",
  "complete",
] as const;

export type PickupStep = (typeof PICKUP_STEPS)[number];

export type PickupAction =
  | { readonly type: "batch-started"; readonly input: PrintJob }
  | { readonly type: "batch-drawn"; readonly batchId: string; readonly files: readonly PrintFile[] }
  | { readonly type: "batch-failed"; readonly error: string }
  | { readonly type: "zip-entered"; readonly zip: string | undefined }
  | { readonly type: "stores-refreshed"; readonly stores: readonly RetailStore[] }
  | { readonly type: "store-selected"; readonly store: RetailStore }
  | { readonly type: "time-moved"; readonly promiseTime: string }
  | { readonly type: "time-accepted" }
  | { readonly type: "customer-entered"; readonly customer: PickupCustomer }
  | { readonly type: "order-updated"; readonly order: PickupOrder | undefined }
  | { readonly type: "went-back"; readonly step: PickupStep }
  | { readonly type: "finished" };

const NO_BATCH: PrintBatchState = {
  status: "idle",
  batchId: undefined,
  printFiles: [],
  printLayouts: [],
  error: undefined,
  input: undefined,
};

export const EMPTY_PICKUP: PickupState = {
  printBatch: NO_BATCH,
  zip: undefined,
  selectedStore: undefined,
  acceptedTime: undefined,
  customerInformation: undefined,
  submittedOrder: undefined,
};

const CLEARED = { printBatch: { ...NO_BATCH, status: "cleared" } } as const;
const NO_STORE = { selectedStore: undefined, acceptedTime: undefined };

export function reducePickup(state: PickupState, action: PickupAction): PickupState {
  switch (action.type) {
    case "batch-started":
    case "batch-drawn":
    case "batch-failed":
      return { ...state, printBatch: reduceBatch(state.printBatch, action) };
    case "zip-entered":
      return action.zip === state.zip ? state : { ...state, zip: action.zip, ...NO_STORE };
    case "stores-refreshed": {
      const { selectedStore } = state;
      const store = action.stores.find(({ storeNum }) => storeNum === selectedStore?.storeNum);
      return store === undefined ? state : refreshStore(state, store);
    }
    case "store-selected":
      return { ...state, selectedStore: action.store, acceptedTime: action.store.promiseTime };
    case "time-moved": {
      const { selectedStore } = state;
      if (selectedStore === undefined) return state;
      return refreshStore(state, { ...selectedStore, promiseTime: action.promiseTime });
    }
    case "time-accepted":
      return { ...state, acceptedTime: state.selectedStore?.promiseTime };
    case "customer-entered":
      return { ...state, customerInformation: action.customer };
    case "order-updated":
      return { ...state, submittedOrder: action.order };
    case "went-back":
      return canGoBackToStep(state, action.step) ? clearStep(state, action.step) : state;
    case "finished":
      return { ...state, ...CLEARED, submittedOrder: undefined };
  }
}

function reduceBatch(
  batch: PrintBatchState,
  action: Extract<PickupAction, { type: `batch-${string}` }>,
): PrintBatchState {
  switch (action.type) {
    case "batch-started": {
      const { input } = action;
      return { ...NO_BATCH, status: "loading", input, printLayouts: input.sheets };
    }
    case "batch-drawn": {
      const isDone = action.files.every(({ status }) => status === "DONE");
      const status = isDone ? "completed" : "loading";
      return { ...batch, status, batchId: action.batchId, printFiles: action.files };
    }
    case "batch-failed":
      return { ...batch, status: "error", error: action.error };
  }
}

/** Updates the store; an earlier time needs no consent. */
function refreshStore(state: PickupState, store: RetailStore): PickupState {
  const { acceptedTime = store.promiseTime } = state;
  const isLater = isPickupLater(store.promiseTime, acceptedTime);
  return {
    ...state,
    selectedStore: store,
    acceptedTime: isLater ? acceptedTime : store.promiseTime,
  };
}

function clearStep(state: PickupState, step: PickupStep): PickupState {
  switch (step) {
    case "create-prints":
      return { ...state, ...CLEARED, submittedOrder: undefined };
    case "select-store":
      return { ...state, ...NO_STORE, submittedOrder: undefined };
    case "get-customer-info":
      return { ...state, customerInformation: undefined, submittedOrder: undefined };
    case "review-order":
    case "complete":
      return state;
  }
}

export function isStepDone(state: PickupState, step: PickupStep): boolean {
  switch (step) {
    case "create-prints":
      return ["loading", "completed", "error"].includes(state.printBatch.status);
    case "select-store":
      return state.selectedStore !== undefined;
    case "get-customer-info":
      return state.customerInformation !== undefined;
    case "review-order":
    case "complete":
      return state.submittedOrder?.state === "PLACED";
  }
}

/** The first step that is not done. */
export function getCurrentStep(state: PickupState): PickupStep {
  return PICKUP_STEPS.find((step) => !isStepDone(state, step)) ?? "complete";
}

/** Whether a step is before the current one, while no order is being sent or complete. */
export function canGoBackToStep(state: PickupState, step: PickupStep): boolean {
  const current = getCurrentStep(state);
  if (current === "complete" || isPickupOrderUndecided(state.submittedOrder)) return false;
  return PICKUP_STEPS.indexOf(step) < PICKUP_STEPS.indexOf(current);
}

/** Whether the order may have reached the chain, or will. */
export function isPickupOrderUndecided(order: PickupOrder | undefined): boolean {
  return order !== undefined && ["WAITING", "SENDING", "UNKNOWN"].includes(order.state);
}

/** The accepted time and the store's later one; undefined when the time has not moved. */
export function findPickupTimeChange({
  selectedStore,
  acceptedTime,
}: PickupState): { readonly before: string; readonly now: string } | undefined {
  if (selectedStore === undefined || acceptedTime === undefined) return undefined;
  return isPickupLater(selectedStore.promiseTime, acceptedTime)
    ? { before: acceptedTime, now: selectedStore.promiseTime }
    : undefined;
}
