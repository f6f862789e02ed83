import { isUsPostalCode } from "@photomap/commerce";
import type { PickupCustomer } from "@photomap/printing";
import { useCallback, useMemo, useReducer } from "react";
import type { OpenProject } from "../../project/store/loading/open-project.ts";
import type { PrintJob } from "../sheets/print-job.ts";
import { EMPTY_PICKUP, type PickupStep, reducePickup } from "./pickup-state.ts";
import type { RetailProduct, RetailStore } from "./retail.ts";
import {
  createImageDetails,
  createProductDetails,
  listOpeningIds,
  listRetailLines,
} from "./retail-lines.ts";
import { type StoresInput, useStores } from "./stores/use-stores.ts";
import { usePickupDraft } from "./use-pickup-draft.ts";
import { usePrintBatch } from "./use-print-batch.ts";
import { useSubmitPickupOrder } from "./use-submit-pickup-order.ts";

interface PickupOptions {
  readonly project: OpenProject;
  readonly products: readonly RetailProduct[];
  /** The account's address; empty for guests. */
  readonly email: string;
  /** Called with the order to name in the URL; undefined for none. */
  readonly onOrder: (orderId: string | undefined) => void;
}

/** The state of an order from the prints to its submission. */
export function usePickup({ project, products, email, onOrder }: PickupOptions) {
  const [draft, changeDraft] = usePickupDraft(email);
  const [state, dispatch] = useReducer(reducePickup, draft.zip, (zip) => ({
    ...EMPTY_PICKUP,
    zip: isUsPostalCode(zip) ? zip : undefined,
  }));
  const { printBatch, zip, selectedStore, customerInformation } = state;
  const { printLayouts, printFiles, batchId } = printBatch;
  const lines = useMemo(() => listRetailLines(products, printLayouts), [products, printLayouts]);
  const storesInput: StoresInput | undefined = useMemo(
    () =>
      zip === undefined || lines.length === 0
        ? undefined
        : { zip, productDetails: createProductDetails(lines) },
    [zip, lines],
  );
  const refresh = useCallback(
    (stores: readonly RetailStore[]) => dispatch({ type: "stores-refreshed", stores }),
    [],
  );
  const stores = useStores(storesInput, refresh);
  const batch = usePrintBatch(project, dispatch);
  const { submit, ...submission } = useSubmitPickupOrder({ dispatch, onOrder });

  const goBack = (step: PickupStep) => {
    if (step === "create-prints") batch.stop();
    dispatch({ type: "went-back", step });
  };

  const submitOrder = () => {
    if (
      batchId === undefined ||
      zip === undefined ||
      selectedStore === undefined ||
      customerInformation === undefined
    ) {
      return;
    }
    const { storeNum, promiseTime } = selectedStore;
    void submit({
      ...customerInformation,
      batchId,
      zip,
      storeNum,
      promiseTime,
      openingIds: listOpeningIds(printLayouts),
      productDetails: createImageDetails(products, printLayouts, printFiles),
    });
  };

  return {
    state,
    draft,
    lines,
    stores,
    submission,
    changeDraft,
    createPrints: (job: PrintJob) => void batch.start(job),
    search: (zipCode: string) => dispatch({ type: "zip-entered", zip: zipCode }),
    selectStore: (store: RetailStore) => dispatch({ type: "store-selected", store }),
    acceptTime: () => dispatch({ type: "time-accepted" }),
    enterCustomer: (customer: PickupCustomer) => dispatch({ type: "customer-entered", customer }),
    goBack,
    submitOrder,
    finish: () => dispatch({ type: "finished" }),
  };
}
