import { findOpening, type Opening } from "@photomap/design";
import { formatMessage, reviewMessages, suggestionMessages } from "@photomap/messages";
import { useNavigate } from "react-router";
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
  const navigate = useNavigate();
  const actions = useSuggestionActions({ onUndone: () => review.open(suggestion) });
  const opening = findOpening(design, suggestion.openingId);
  if (opening === undefined) return null;
  const isHidden = suggestion.status === "HIDDEN";
  /** Opens the next suggestion that waits, so that a review of many takes one press for each. */
  const goOn = () => {
    const waiting = review.shown.filter(({ status }) => status === "SUBMITTED");
    const after = review.shown.indexOf(suggestion);
    const others = waiting.filter((each) => each !== suggestion);
    const target = others.find((each) => review.shown.indexOf(each) > after) ?? others.at(-1);
    if (target === undefined) void navigate(review.listPath, { replace: true });
    else review.open(target);
  };
  const goOnAfter = async (done: Promise<boolean>) => {
    if (await done) goOn();
  };
  const acceptAll = async (suggestions: readonly LoadedSuggestion[]) => {
    if (await actions.acceptAll(suggestions)) void navigate(review.listPath, { replace: true });
  };
  return (
    <>
      <main className={styles.main}>
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
        />
        <ReviewActions
          strategies={review.strategies}
          isHidden={isHidden}
          busy={actions.busy}
          onAccept={(strategy) => void goOnAfter(actions.accept(suggestion, strategy))}
          onHide={({ hide }) => {
            const done = actions.setHidden(suggestion, { hide });
            if (hide) void goOnAfter(done);
          }}
        />
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
