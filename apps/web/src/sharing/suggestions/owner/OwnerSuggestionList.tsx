import type { Opening } from "@photomap/design";
import { formatMessage, reviewMessages } from "@photomap/messages";
import type { ReactNode } from "react";
import { PageTitle } from "../../../platform/brand/PageTitle.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { CountBadge } from "../../../ui/status/Badge.tsx";
import { ErrorState } from "../../../ui/status/ErrorState.tsx";
import { Spinner } from "../../../ui/status/Spinner.tsx";
import { CollaboratorsPanel } from "./CollaboratorsPanel.tsx";
import { EmptySuggestionList } from "./EmptySuggestionList.tsx";
import { OwnerFrame, type OwnerSlots } from "./OwnerFrame.tsx";
import styles from "./OwnerSuggestionList.module.css";
import { ReviewContent, type SuggestionMapProps } from "./ReviewContent.tsx";
import { ReviewTools } from "./ReviewTools.tsx";
import { useReviewList } from "./use-review-list.ts";
import { useSuggestionActions } from "./use-suggestion-actions.ts";

interface OwnerCollaborateProps {
  /** Limits the list to the suggestions for this opening. */
  readonly opening?: Opening | undefined;
  readonly slots: OwnerSlots & { readonly renderMap: (map: SuggestionMapProps) => ReactNode };
}

/** All suggestions for the owner's project. */
export function OwnerSuggestionList({ opening, slots }: OwnerCollaborateProps) {
  const { all, collaborators, collaboration, list, counts, ...state } = useReviewList(opening);
  const { acceptAll, busy } = useSuggestionActions();
  const waitingCount = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const { show } = list;
  const title = (
    <h1 className={styles.title}>
      {formatMessage(reviewMessages.suggestions)}{" "}
      <CountBadge count={waitingCount} noun="waiting" tone="ink" />
    </h1>
  );
  return (
    <OwnerFrame slots={slots} title={title}>
      <PageTitle>{formatMessage(reviewMessages.collaborate)}</PageTitle>
      <div className={styles.screen} data-form={list.filters.form}>
        {collaboration.nobodyCanCollaborate ? null : (
          <CollaboratorsPanel
            collaborators={collaborators}
            collaboration={collaboration}
            counts={counts}
            chosenId={list.filters.suggesterId}
            onChoose={(suggesterId) => show({ suggesterId })}
          />
        )}
        <main className={styles.main}>
          {all.length === 0 ? null : (
            <ReviewTools
              list={list}
              isAccepting={busy === "accept-all"}
              onAcceptAll={() => void acceptAll(list.filtered.visible)}
            />
          )}
          {state.status === "loading" ? (
            <div className={styles.state}>
              <Spinner label="Loading the suggestions" size={28} />
            </div>
          ) : state.status === "failed" ? (
            <div className={styles.state}>
              <ErrorState
                message="We couldn't load the suggestions."
                action={<Button onClick={state.retry}>Try again</Button>}
              />
            </div>
          ) : state.emptyReason === undefined ? (
            <ReviewContent list={list} renderMap={slots.renderMap} />
          ) : (
            <div className={styles.state}>
              <EmptySuggestionList
                reason={state.emptyReason}
                hasHidden={list.filtered.hiddenCount > 0}
                onShowHidden={() => show({ showsHidden: true })}
                onShowAll={() => show({ openingId: undefined, suggesterId: undefined })}
              />
            </div>
          )}
        </main>
      </div>
    </OwnerFrame>
  );
}
