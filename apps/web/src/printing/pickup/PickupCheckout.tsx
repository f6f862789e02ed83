import { listRetailPapers } from "@photomap/printing";
import { useMemo } from "react";
import type { OpenProject } from "../../project/store/loading/open-project.ts";
import type { FindPhotoUrl } from "../../project/store/photo-addresses.ts";
import { useProjectState } from "../../project/store/project-context.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { type ProjectToPrint, usePrintJob } from "../sheets/use-print-job.ts";
import { PickupOrderView } from "./PickupOrderView.tsx";
import styles from "./PickupStep.module.css";
import { PickupStepper } from "./PickupStepper.tsx";
import { canGoBackToStep, getCurrentStep, isStepDone } from "./pickup-state.ts";
import type { RetailProduct } from "./retail.ts";
import { SummaryColumns } from "./SummaryColumns.tsx";
import { CreatePrintsStep } from "./steps/CreatePrintsStep.tsx";
import { CustomerStep } from "./steps/CustomerStep.tsx";
import { ReviewOrderStep } from "./steps/ReviewOrderStep.tsx";
import { SelectStoreStep } from "./steps/SelectStoreStep.tsx";
import { usePickup } from "./use-pickup.ts";

interface PickupCheckoutProps {
  readonly project: OpenProject;
  readonly printed: ProjectToPrint;
  readonly photoUrl: FindPhotoUrl;
  readonly products: readonly RetailProduct[];
  /** The account's address; empty for guests. */
  readonly email: string;
  /** Called with the order to name in the URL; undefined for none. */
  readonly onOrder: (orderId: string | undefined) => void;
  readonly onDone: () => void;
}

/** The steps from the prints to the order. */
export function PickupCheckout(props: PickupCheckoutProps) {
  const { project, printed, photoUrl, products, onDone } = props;
  const pickup = usePickup(props);
  const { state } = pickup;
  const papers = useMemo(() => listRetailPapers(products), [products]);
  const print = usePrintJob(printed, papers);
  const isOffline = useProjectState(project.store, (project) => project.isOffline);
  const step = getCurrentStep(state);

  const showStep = () => {
    switch (step) {
      case "create-prints":
        return (
          <CreatePrintsStep
            project={project}
            printed={printed}
            photoUrl={photoUrl}
            products={products}
            print={print}
            isReturning={state.printBatch.status === "cleared"}
            onCreate={() => pickup.createPrints(print.job)}
          />
        );
      case "select-store":
        return (
          <SelectStoreStep
            typedZip={pickup.draft.zip}
            zip={state.zip}
            stores={pickup.stores}
            onType={(zip) => pickup.changeDraft({ zip })}
            onSearch={pickup.search}
            onSelect={pickup.selectStore}
          />
        );
      case "get-customer-info":
        return (
          <SummaryColumns lines={pickup.lines} store={state.selectedStore}>
            <CustomerStep
              customer={pickup.draft}
              onType={pickup.changeDraft}
              onSubmit={pickup.enterCustomer}
            />
          </SummaryColumns>
        );
      case "review-order":
        return (
          <SummaryColumns lines={pickup.lines}>
            <ReviewOrderStep
              state={state}
              isOffline={isOffline}
              submission={pickup.submission}
              onEdit={pickup.goBack}
              onRetryPrints={() => pickup.createPrints(print.job)}
              onAcceptTime={pickup.acceptTime}
              onSubmit={pickup.submitOrder}
            />
          </SummaryColumns>
        );
      case "complete":
        return state.submittedOrder === undefined ? null : (
          <div className={styles.page}>
            <PickupOrderView
              order={state.submittedOrder}
              isFocused
              action={
                <div className={styles.actions}>
                  <Button
                    variant="primary"
                    onClick={() => {
                      pickup.finish();
                      onDone();
                    }}
                  >
                    Done
                  </Button>
                </div>
              }
            />
          </div>
        );
    }
  };

  return (
    <>
      <PickupStepper
        current={step}
        isDone={(each) => isStepDone(state, each)}
        canGoBack={(each) => canGoBackToStep(state, each) && !pickup.submission.isSending}
        onGoBack={pickup.goBack}
      />
      {showStep()}
    </>
  );
}
