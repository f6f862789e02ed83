import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { execute } from "../../platform/api/execute.ts";
import { ConfirmOrderMapDocument } from "../../platform/api/generated/graphql.ts";
import { useIsHydrated } from "../../platform/document/EarlyEvents.tsx";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";
import { reportError } from "../../platform/errors/report-error.ts";
import { useVisitor } from "../../platform/routing/root-data.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { updateGuestSnapshots } from "../map-check/guest-maps.ts";
import { MapProblems } from "../map-check/MapProblems.tsx";
import styles from "./MapReviews.module.css";
import { formatOrderDay, type Order } from "./order.ts";

type Review = Order["mapReviews"][number];

interface MapReviewCardProps {
  readonly order: Order;
  readonly review: Review;
}

/** Asks the customer to look at a map, and lets it be printed when it's ready. */
export function MapReviewCard({ order, review }: MapReviewCardProps) {
  const name = findMapName(order, review);
  if (review.endedAt !== null) return <Ended review={review} name={name} />;
  return <Waiting order={order} review={review} name={name} />;
}

function Waiting({ order, review, name }: MapReviewCardProps & { readonly name: string }) {
  // The card's code is loaded after the page's: until then a press would be lost.
  const isReady = useIsHydrated();
  const isGuest = useVisitor() === undefined;
  const { mapPath, isHere } = useMapOfBrowser(review.fileId);
  const { confirm, isSending, problem } = useConfirmation(order.number, review);
  return (
    <section className={styles.card} aria-labelledby={review.id}>
      <h2 id={review.id} className={styles.title}>
        One more look at “{name}”?
      </h2>
      <p>
        We'll print it when you say it's ready. If we don't hear from you by{" "}
        {formatOrderDay(review.dueAt)}, we'll print your map as it is then. The price stays the
        same.
      </p>
      {review.note === "" ? null : <blockquote className={styles.note}>{review.note}</blockquote>}
      {review.problems.length === 0 ? null : (
        <MapProblems check={review} name={name} mapPath={mapPath} level={3} />
      )}
      {isGuest && !isHere ? (
        <p className={styles.hint}>
          To change your map, log in, or open this page in the browser you made it in.
        </p>
      ) : null}
      <div className={styles.buttons}>
        <LinkButton to={mapPath}>Open your map</LinkButton>
        <Button
          variant="primary"
          disabled={!isReady}
          loading={isSending}
          onClick={() => void confirm()}
        >
          It's ready
        </Button>
      </div>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </section>
  );
}

function Ended({ review, name }: { readonly review: Review; readonly name: string }) {
  return (
    <p className={styles.ended} role="status">
      <Check size={20} strokeWidth={1.6} aria-hidden="true" />
      {review.outcome === "CONFIRMED"
        ? `Thank you. We're printing “${name}” as you confirmed it.`
        : `We're printing “${name}” as it was on ${formatOrderDay(review.endedAt ?? "")}.`}
    </p>
  );
}

function findMapName({ items }: Order, { lineItemId }: Review): string {
  const item = items.find(({ id }) => id === lineItemId);
  const file = item?.__typename === "MapLineItem" ? item.file : undefined;
  return file?.name ?? item?.name ?? "your map";
}

/** The page of the map: a guest's is in this browser, if it was made here. */
function useMapOfBrowser(fileId: string) {
  const [guestId, setGuestId] = useState<string>();
  useEffect(() => {
    updateGuestSnapshots([fileId]).then(
      (guestMaps) => setGuestId(guestMaps.get(fileId)),
      (error: unknown) => reportError(error, { action: "map of an order" }),
    );
  }, [fileId]);
  return { mapPath: `/p/${guestId ?? fileId}`, isHere: guestId !== undefined };
}

function useConfirmation(number: number, { id: reviewId, fileId }: Review) {
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    setSending(true);
    setProblem(undefined);
    try {
      // What a guest has changed since the page was opened.
      await updateGuestSnapshots([fileId]);
      const input = { number, reviewId, key: search.get("key") };
      const { confirmOrderMap } = await execute(ConfirmOrderMapDocument, { input });
      if ("message" in confirmOrderMap) setProblem(confirmOrderMap.message);
      await revalidate();
    } catch (error) {
      setProblem(reportAndDescribeFailure(error, "confirm-order-map"));
    }
    setSending(false);
  };
  return { confirm, isSending, problem };
}
