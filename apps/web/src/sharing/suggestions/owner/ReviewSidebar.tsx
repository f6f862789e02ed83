import { findOpening } from "@photomap/design";
import { formatMessage, reviewMessages } from "@photomap/messages";
import { openSharingDialog } from "../../../project/map-editor/sharing-dialogs.ts";
import { useProject } from "../../../project/store/project-context.ts";
import type { LoadedSuggestion } from "../../../project/store/suggestions/project-suggestions.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import styles from "./ReviewSidebar.module.css";
import { SuggestionCard } from "./SuggestionCard.tsx";
import type { useReview } from "./use-review.ts";

interface ReviewSideProps {
  readonly review: ReturnType<typeof useReview>;
  readonly current: LoadedSuggestion;
  readonly isAccepting: boolean;
  readonly onAcceptAll: (suggestions: readonly LoadedSuggestion[]) => void;
}

/** The list beside the review in wide windows, with a button to use all of the same person. */
export function ReviewSidebar({ review, current, isAccepting, onAcceptAll }: ReviewSideProps) {
  const { design } = useProject();
  const { shown, visible, inputs, getPath } = review;
  const ofPerson = visible.filter(({ suggesterId }) => suggesterId === current.suggesterId);
  const name = formatMessage(reviewMessages.byCollaborator, { name: current.name });
  return (
    <aside className={styles.side} aria-label={formatMessage(reviewMessages.suggestions)}>
      <h2 className={styles.title}>{visible.length} to review</h2>
      <ul className={styles.list}>
        {shown.map((suggestion) => (
          <SuggestionCard
            key={suggestion.id}
            suggestion={suggestion}
            openingName={findOpening(design, suggestion.openingId)?.name ?? ""}
            present={inputs[suggestion.openingId]?.images ?? []}
            to={getPath(suggestion)}
            isCurrent={suggestion === current}
          />
        ))}
      </ul>
      <div className={styles.actions}>
        {ofPerson.length > 1 ? (
          <Button size="small" loading={isAccepting} onClick={() => onAcceptAll(ofPerson)}>
            Use all {ofPerson.length} {name}
          </Button>
        ) : null}
        <Button size="small" onClick={() => openSharingDialog("invite")}>
          {formatMessage(reviewMessages.invite)}
        </Button>
      </div>
    </aside>
  );
}
