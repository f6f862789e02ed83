import { findOpening, type Opening } from "@photomap/design";
import { formatMessage, reviewMessages, suggestionMessages } from "@photomap/messages";
import type { AcceptStrategy } from "@photomap/project";
import { useState } from "react";
import { PageTitle } from "../../../platform/brand/PageTitle.tsx";
import { useProject } from "../../../project/store/project-context.ts";
import type { LoadedSuggestion } from "../../../project/store/suggestions/project-suggestions.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { Breadcrumbs } from "../../../ui/layout/Breadcrumbs.tsx";
import { ErrorState } from "../../../ui/status/ErrorState.tsx";
import { Spinner } from "../../../ui/status/Spinner.tsx";
import { OwnerFrame, type OwnerSlots } from "./OwnerFrame.tsx";
import styles from "./OwnerReview.module.css";
import { type Placed, PlacedOnMap } from "./PlacedOnMap.tsx";
import { ReviewActions } from "./ReviewActions.tsx";
import { ReviewSidebar } from "./ReviewSidebar.tsx";
import { ReviewStage } from "./ReviewStage.tsx";
import { useReview } from "./use-review.ts";
import { useSuggestionActions } from "./use-suggestion-actions.ts";

interface OwnerReviewProps {
  readonly opening: Opening;
  readonly suggestionId: string;
  readonly slots: OwnerSlots;
}

/** One suggestion, beside the current state of its opening. */
export function OwnerReview({ opening, suggestionId, slots }: OwnerReviewProps) {
  const review = useReview(opening.id, suggestionId);
  const { suggestion, status, listPath } = review;
  const crumbs = [
    { label: formatMessage(reviewMessages.collaborate), to: listPath },
    { label: formatMessage(reviewMessages.reviewSuggestion) },
  ];
  const title = (
    <div className={styles.crumbs}>
      <Breadcrumbs crumbs={crumbs} />
    </div>
  );
  return (
    <OwnerFrame slots={slots} title={title}>
      <PageTitle>{formatMessage(reviewMessages.reviewSuggestion)}</PageTitle>
      {suggestion !== undefined ? (
        <OpenReview review={review} suggestion={suggestion} />
      ) : status === "loading" ? (
        <main className={styles.state}>
          <Spinner label="Loading the suggestion" size={28} />
        </main>
      ) : (
        <main className={styles.state}>
          <ErrorState
            heading="h1"
            title={status === "failed" ? undefined : "This suggestion is gone"}
            message={
              status === "failed"
                ? "We couldn't load the suggestions."
                : formatMessage(suggestionMessages.notFound)
            }
            action={
              status === "failed" ? (
                <Button onClick={review.retry}>Try again</Button>
              ) : (
                <LinkButton to={listPath}>All suggestions</LinkButton>
              )
            }
          />
        </main>
      )}
    </OwnerFrame>
  );
}

interface OpenReviewProps {
  readonly review: ReturnType<typeof useReview>;
  readonly suggestion: LoadedSuggestion;
}

function OpenReview({ review, suggestion }: OpenReviewProps) {
  const { design } = useProject();
  const [placed, setPlaced] = useState<Placed & { readonly suggestionId: string }>();
  const actions = useSuggestionActions({
    onUndone: () => {
      setPlaced(undefined);
      review.open(suggestion);
    },
  });
  const opening = findOpening(design, suggestion.openingId);
  if (opening === undefined) return null;
  const isHidden = suggestion.status === "HIDDEN";
  const isPlaced = placed?.suggestionId === suggestion.id;
  const next = findNext(review, suggestion);
  const goOn = () => {
    if (next) review.open(next);
    else review.openList();
  };
  const show = (accepted: readonly LoadedSuggestion[], text: string) =>
    setPlaced({
      suggestionId: suggestion.id,
      suggestions: accepted,
      text,
    });
  const accept = async (strategy: AcceptStrategy) => {
    if (!(await actions.accept(suggestion, strategy))) return;
    show([suggestion], `${opening.name}, from ${suggestion.name}`);
  };
  const hide = async (options: { readonly hide: boolean }) => {
    const isDone = await actions.setHidden(suggestion, options);
    if (isDone && options.hide) goOn();
  };
  const acceptAll = async (suggestions: readonly LoadedSuggestion[]) => {
    if (!(await actions.acceptAll(suggestions))) return;
    show(suggestions, `Photos from ${suggestion.name}`);
  };
  return (
    <>
      <main className={styles.main}>
        <p role="status" className="visually-hidden">
          {isPlaced ? `On your map: ${placed.text}.` : ""}
        </p>
        {isPlaced ? (
          <PlacedOnMap
            key={placed.suggestionId}
            placed={placed}
            onNext={next && goOn}
            listPath={review.listPath}
          />
        ) : (
          <>
            {isHidden ? (
              <p className={styles.hidden}>{formatMessage(reviewMessages.hiddenBanner)}</p>
            ) : null}
            <ReviewStage
              opening={opening}
              suggestion={suggestion}
              present={review.present}
              position={review.position}
              previous={review.previous && (() => review.previous && review.open(review.previous))}
              next={review.next && (() => review.next && review.open(review.next))}
              upcoming={review.next}
              isAfterPlacing={placed !== undefined}
            />
            <ReviewActions
              strategies={review.strategies}
              isHidden={isHidden}
              busy={actions.busy}
              onAccept={(strategy) => void accept(strategy)}
              onHide={(options) => void hide(options)}
            />
          </>
        )}
      </main>
      <ReviewSidebar
        review={review}
        current={suggestion}
        isAccepting={actions.busy === "accept-all"}
        onAcceptAll={(suggestions) => void acceptAll(suggestions)}
      />
    </>
  );
}

/** Finds the next suggestion that waits, so that a review of many takes one press for each. */
function findNext(
  { shown }: ReturnType<typeof useReview>,
  current: LoadedSuggestion,
): LoadedSuggestion | undefined {
  const place = shown.indexOf(current);
  const others = shown.filter((each) => each.status === "SUBMITTED" && each !== current);
  return others.find((each) => shown.indexOf(each) > place) ?? others.at(-1);
}
