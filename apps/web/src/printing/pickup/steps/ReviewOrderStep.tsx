import { formatMessage, pickupMessages } from "@photomap/messages";
import { useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { Warning } from "../../../ui/status/Warning.tsx";
import { PickupPlaceAndTime } from "../PickupPlaceAndTime.tsx";
import pageStyles from "../PickupStep.module.css";
import {
  findPickupTimeChange,
  isPickupOrderUndecided,
  type PickupState,
  type PickupStep,
} from "../pickup-state.ts";
import { StepTitle } from "../StepTitle.tsx";
import { SubmitProblem } from "../SubmitProblem.tsx";
import { ConsentText } from "./ConsentText.tsx";
import { LaterTimeNotice } from "./LaterTimeNotice.tsx";
import { PrintsProgress } from "./PrintsProgress.tsx";
import styles from "./ReviewOrderStep.module.css";
import { ReviewSection } from "./ReviewSection.tsx";

interface ReviewOrderProps {
  readonly state: PickupState;
  readonly isOffline: boolean;
  readonly submission: { readonly isSending: boolean; readonly problem: string | undefined };
  readonly onEdit: (step: PickupStep) => void;
  readonly onRetryPrints: () => void;
  readonly onAcceptTime: () => void;
  readonly onSubmit: () => void;
}

export function ReviewOrderStep(props: ReviewOrderProps) {
  const { state, isOffline, submission, onEdit, onRetryPrints, onAcceptTime, onSubmit } = props;
  const { printBatch, selectedStore, acceptedTime, customerInformation, submittedOrder } = state;
  const [hasConsent, setConsent] = useState(false);
  if (selectedStore === undefined || customerInformation === undefined) return null;
  const moved = findPickupTimeChange(state);
  const isBusy = submission.isSending || isPickupOrderUndecided(submittedOrder);
  const edit = (step: PickupStep) => (isBusy ? undefined : () => onEdit(step));
  const reason = findReason({ isOffline, hasConsent, hasMoved: moved !== undefined, state });
  const { firstName, lastName, email, phone } = customerInformation;
  return (
    <>
      <StepTitle isFocused>Review your order</StepTitle>
      <div className={styles.sections}>
        <ReviewSection title="Prints" action="Change prints" onEdit={edit("create-prints")}>
          <PrintsProgress batch={printBatch} onRetry={onRetryPrints} />
        </ReviewSection>
        <ReviewSection title="Store" action="Change store" onEdit={edit("select-store")}>
          <PickupPlaceAndTime store={selectedStore} promiseTime={acceptedTime ?? ""} />
          {moved === undefined ? null : <LaterTimeNotice {...moved} onAccept={onAcceptTime} />}
        </ReviewSection>
        <ReviewSection
          title="Who will pick up"
          action="Change your information"
          onEdit={edit("get-customer-info")}
        >
          <p>{`${firstName} ${lastName}`}</p>
          <p>{email}</p>
          <p>{phone}</p>
        </ReviewSection>
      </div>
      {submittedOrder?.state === "UNKNOWN" ? (
        <Warning>{formatMessage(pickupMessages.checking)}</Warning>
      ) : (
        <div className={styles.submit}>
          <Checkbox
            label={<ConsentText />}
            checked={hasConsent}
            disabled={isBusy}
            onChange={({ target }) => setConsent(target.checked)}
          />
          {submission.problem === undefined ? null : (
            <SubmitProblem>{submission.problem}</SubmitProblem>
          )}
          <div className={pageStyles.actions}>
            <Button
              variant="primary"
              loading={isBusy}
              disabled={!isBusy && reason !== undefined}
              onClick={onSubmit}
            >
              Submit order
            </Button>
            <p className={pageStyles.hint} role="status">
              {isBusy ? "Sending your order to Walgreens." : reason}
            </p>
          </div>
        </div>
      )}
    </>
  );
}

interface Obstacles {
  readonly state: PickupState;
  readonly isOffline: boolean;
  readonly hasMoved: boolean;
  readonly hasConsent: boolean;
}

/** Returns why the order cannot be submitted yet; undefined when it can. */
function findReason({ state, isOffline, hasMoved, hasConsent }: Obstacles): string | undefined {
  const { status } = state.printBatch;
  if (isOffline) return "You're offline. You can submit your order when you're back online.";
  if (status === "error") return "We couldn't make your prints. Try again first.";
  if (hasMoved) return "Confirm the new pickup time first.";
  if (!hasConsent) return "Check the box above to submit your order.";
  return status === "completed"
    ? undefined
    : "You can submit your order when your prints are ready.";
}
