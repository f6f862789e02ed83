import { lazy, Suspense, useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { StaffStopMapReviewDocument } from "../../platform/api/generated/graphql.ts";
import { useIsHydrated } from "../../platform/document/EarlyEvents.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import detail from "../shared/Detail.module.css";
import { formatDateTime } from "../shared/format.ts";
import { useQuickStaffMutation } from "../shared/use-staff-mutation.ts";
import styles from "./MapReviews.module.css";
import type { OrderDetails } from "./order-amounts.ts";

/** Loaded when it is opened. */
const AskAboutMapDialog = lazy(async () => ({
  default: (await import("./AskAboutMapDialog.tsx")).AskAboutMapDialog,
}));

type Print = OrderDetails["prints"][number];
type Review = Print["reviews"][number];

interface MapReviewsProps {
  readonly print: Print;
  /** Whether the customer can be asked: the order is paid, and its map isn't sent. */
  readonly canAsk: boolean;
}

/** What the customer was asked about a map and what came of it, with the next question. */
export function MapReviews({ print: { id, reviews }, canAsk }: MapReviewsProps) {
  // These buttons' code is loaded after the page's: until then a press would be lost.
  const isReady = useIsHydrated();
  const [isAsking, setAsking] = useState(false);
  const open = reviews.find(({ endedAt }) => endedAt === null);
  return (
    <div className={styles.reviews}>
      {reviews.length === 0 ? null : (
        <ul className={styles.list} aria-label="Questions to the customer">
          {reviews.map((review) => (
            <li key={review.id}>
              <p className={review.endedAt === null ? styles.waiting : detail.meta}>
                {describeReview(review)}
              </p>
              {review.note === "" ? null : <p className={detail.meta}>“{review.note}”</p>}
            </li>
          ))}
        </ul>
      )}
      {open === undefined ? null : <StopButton review={open} isReady={isReady} />}
      {canAsk && open === undefined ? (
        <Button size="small" disabled={!isReady} onClick={() => setAsking(true)}>
          Ask the customer to look at the map
        </Button>
      ) : null}
      <Suspense>
        {isAsking ? <AskAboutMapDialog printId={id} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </div>
  );
}

interface StopButtonProps {
  readonly review: Review;
  readonly isReady: boolean;
}

function StopButton({ review, isReady }: StopButtonProps) {
  const { run, isSending } = useQuickStaffMutation("staff-stop-map-review");
  const send = async () =>
    (await execute(StaffStopMapReviewDocument, { reviewId: review.id })).staffStopMapReview;
  return (
    <Button
      size="small"
      disabled={!isReady}
      loading={isSending}
      onClick={() => void run(send, "The print goes on with the map as it is now.")}
    >
      Stop waiting
    </Button>
  );
}

function describeReview({ createdAt, dueAt, endedAt, outcome, isChanged }: Review): string {
  if (endedAt === null) {
    return `Waiting for the customer since ${formatDateTime(createdAt)}, until ${formatDateTime(dueAt)}.`;
  }
  const print = isChanged ? "The print has the changed map." : "The map didn't change.";
  return `${describeOutcome(outcome)} on ${formatDateTime(endedAt)}. ${print}`;
}

function describeOutcome(outcome: Review["outcome"]): string {
  switch (outcome) {
    case "CONFIRMED":
      return "The customer said it's ready";
    case "EXPIRED":
      return "No answer: the time was over";
    default:
      return "Staff stopped waiting";
  }
}
