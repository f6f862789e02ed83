import { describe, expect, it } from "vitest";
import {
  canGoBackToStep,
  EMPTY_PICKUP,
  findPickupTimeChange,
  getCurrentStep,
  isStepDone,
  PICKUP_STEPS,
  type PickupAction,
  reducePickup,
} from "./pickup-state.ts";
import {
  CUSTOMER,
  createFile,
  createJob,
  createOrder,
  createSheet,
  createStore,
} from "./test/pickup-facts.ts";

const JOB = createJob(createSheet("4x6", 2));
const STORE = createStore();
const FLOW: readonly PickupAction[] = [
  { type: "batch-started", input: JOB },
  { type: "zip-entered", zip: "48226" },
  { type: "store-selected", store: STORE },
  { type: "customer-entered", customer: CUSTOMER },
];
const REVIEW = run(...FLOW);
const COMPLETE = run(...FLOW, { type: "order-updated", order: createOrder() });

function run(...actions: readonly PickupAction[]) {
  return actions.reduce(reducePickup, EMPTY_PICKUP);
}

const goBack = (step: (typeof PICKUP_STEPS)[number]) =>
  reducePickup(REVIEW, { type: "went-back", step });

describe("the steps", () => {
  it("RTL-01 follow each other, and a completed one clears its data when it is opened again", () => {
    expect(PICKUP_STEPS).toEqual([
      "create-prints",
      "select-store",
      "get-customer-info",
      "review-order",
      "complete",
    ]);
    expect(getCurrentStep(EMPTY_PICKUP)).toBe("create-prints");
    expect([1, 3, 4].map((count) => getCurrentStep(run(...FLOW.slice(0, count))))).toEqual([
      "select-store",
      "get-customer-info",
      "review-order",
    ]);
    expect(getCurrentStep(COMPLETE)).toBe("complete");
    expect(goBack("create-prints")).toEqual({
      ...REVIEW,
      printBatch: { ...EMPTY_PICKUP.printBatch, status: "cleared" },
    });
    expect(goBack("select-store")).toEqual({
      ...REVIEW,
      selectedStore: undefined,
      acceptedTime: undefined,
    });
    expect(goBack("get-customer-info")).toEqual({ ...REVIEW, customerInformation: undefined });
    expect(goBack("create-prints").selectedStore).toBe(STORE);
    for (const step of PICKUP_STEPS) {
      expect(reducePickup(COMPLETE, { type: "went-back", step })).toBe(COMPLETE);
    }
  });

  it("lead back only to completed ones before the current one", () => {
    expect(PICKUP_STEPS.filter((step) => canGoBackToStep(REVIEW, step))).toEqual([
      "create-prints",
      "select-store",
      "get-customer-info",
    ]);
    const again = goBack("create-prints");
    expect(PICKUP_STEPS.filter((step) => canGoBackToStep(again, step))).toEqual([]);
  });

  it.each(["WAITING", "SENDING", "UNKNOWN"] as const)("do not lead back while %s", (state) => {
    const sent = run(...FLOW, { type: "order-updated", order: createOrder({ state }) });
    expect(getCurrentStep(sent)).toBe("review-order");
    expect(PICKUP_STEPS.some((step) => canGoBackToStep(sent, step))).toBe(false);
  });

  it.each(["REFUSED", "FAILED", "MOVED"] as const)("lead back after an order %s", (state) => {
    const sent = run(...FLOW, { type: "order-updated", order: createOrder({ state }) });
    expect(reducePickup(sent, { type: "went-back", step: "select-store" })).toMatchObject({
      selectedStore: undefined,
      submittedOrder: undefined,
    });
  });
});

it("RTL-02 prints are created while the batch loads, has files or an error; the end needs the order", () => {
  const isCreated = (...actions: PickupAction[]) => isStepDone(run(...actions), "create-prints");
  const started: PickupAction = { type: "batch-started", input: JOB };
  expect(isCreated()).toBe(false);
  expect(isCreated(started)).toBe(true);
  expect(isCreated(started, { type: "batch-drawn", batchId: "b", files: [createFile()] })).toBe(
    true,
  );
  expect(isCreated(started, { type: "batch-failed", error: "No" })).toBe(true);
  expect(isCreated(started, { type: "went-back", step: "create-prints" })).toBe(false);
  for (const step of ["review-order", "complete"] as const) {
    expect(isStepDone(REVIEW, step)).toBe(false);
    expect(isStepDone(COMPLETE, step)).toBe(true);
    const refused = createOrder({ state: "REFUSED", walgreensOrderId: null });
    expect(isStepDone({ ...REVIEW, submittedOrder: refused }, step)).toBe(false);
  }
});

it("RTL-10 ENT-15 keeps store, ZIP code, customer, batch in all its states, and order", () => {
  const states = [EMPTY_PICKUP];
  const actions: readonly PickupAction[] = [
    { type: "batch-started", input: JOB },
    { type: "batch-drawn", batchId: "b", files: [createFile({ status: "RUNNING" })] },
    { type: "batch-drawn", batchId: "b", files: [createFile()] },
    { type: "batch-failed", error: "Failed to generate prints." },
    { type: "went-back", step: "create-prints" },
  ];
  for (const action of actions) states.push(reducePickup(states.at(-1) ?? EMPTY_PICKUP, action));
  expect(states.map(({ printBatch }) => printBatch.status)).toEqual([
    "idle",
    "loading",
    "loading",
    "completed",
    "error",
    "cleared",
  ]);
  expect(states[3]?.printBatch).toEqual({
    status: "completed",
    batchId: "b",
    printFiles: [createFile()],
    printLayouts: JOB.sheets,
    error: undefined,
    input: JOB,
  });
  expect(states[4]?.printBatch.error).toBe("Failed to generate prints.");
  expect(COMPLETE).toMatchObject({
    zip: "48226",
    selectedStore: STORE,
    customerInformation: CUSTOMER,
    printBatch: { status: "loading", input: JOB },
    submittedOrder: { walgreensOrderId: "987654" },
  });
  expect(reducePickup(COMPLETE, { type: "finished" })).toMatchObject({
    zip: "48226",
    selectedStore: STORE,
    customerInformation: CUSTOMER,
    printBatch: { status: "cleared", input: undefined, printFiles: [] },
    submittedOrder: undefined,
  });
});

describe("the store", () => {
  const refresh = (promiseTime: string, state = REVIEW) =>
    reducePickup(state, {
      type: "stores-refreshed",
      stores: [createStore({ storeNum: "7" }), createStore({ promiseTime })],
    });

  it("is cleared by another ZIP code only", () => {
    expect(reducePickup(REVIEW, { type: "zip-entered", zip: "48226" })).toBe(REVIEW);
    expect(reducePickup(REVIEW, { type: "zip-entered", zip: "60601" })).toEqual({
      ...REVIEW,
      zip: "60601",
      selectedStore: undefined,
      acceptedTime: undefined,
    });
  });

  it("is refreshed; a later time has to be accepted, an earlier one is taken", () => {
    const later = refresh("11-18-2026 09:00 AM");
    expect(later.selectedStore?.promiseTime).toBe("11-18-2026 09:00 AM");
    expect(findPickupTimeChange(later)).toEqual({
      before: "11-17-2026 05:30 PM",
      now: "11-18-2026 09:00 AM",
    });
    expect(findPickupTimeChange(refresh("11-18-2026 10:00 AM", later))?.before).toBe(
      "11-17-2026 05:30 PM",
    );
    expect(findPickupTimeChange(reducePickup(later, { type: "time-accepted" }))).toBeUndefined();
    expect(findPickupTimeChange(refresh("11-17-2026 05:30 PM", later))).toBeUndefined();
    expect(refresh("11-17-2026 05:00 PM").acceptedTime).toBe("11-17-2026 05:00 PM");
  });

  it("has a moved time when the chain refuses the old one", () => {
    const moved = reducePickup(REVIEW, { type: "time-moved", promiseTime: "11-17-2026 06:30 PM" });
    expect(findPickupTimeChange(moved)?.now).toBe("11-17-2026 06:30 PM");
  });

  it("stays when it is not among the refreshed ones", () => {
    const stores = [createStore({ storeNum: "7" })];
    expect(reducePickup(REVIEW, { type: "stores-refreshed", stores })).toBe(REVIEW);
  });
});
