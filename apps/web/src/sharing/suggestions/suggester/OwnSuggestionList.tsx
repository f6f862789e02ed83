import { findOpening, type Opening } from "@photomap/design";
import { formatMessage, suggestionMessages } from "@photomap/messages";
import { Images, Lightbulb, MapIcon, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { PageTitle } from "../../../platform/brand/PageTitle.tsx";
import { useProject } from "../../../project/store/project-context.ts";
import { useSuggestions } from "../../../project/store/suggestions/project-suggestions.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { Switch } from "../../../ui/fields/Checkbox.tsx";
import { ConfirmDialog } from "../../../ui/overlays/ConfirmDialog.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { ErrorState } from "../../../ui/status/ErrorState.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { getCollaboratePath, NEW_SUGGESTION } from "../collaborate-paths.ts";
import { CurrentOpening } from "./CurrentOpening.tsx";
import { deleteSuggestion } from "./delete-suggestion.ts";
import { MySuggestionCard } from "./MySuggestionCard.tsx";
import styles from "./OwnSuggestionList.module.css";
import type { Drafts } from "./open-drafts.ts";
import type { OwnSuggestion } from "./own-suggestions.ts";
import { useHideSubmitted } from "./remembered-choice.ts";
import { SubmitButton } from "./SubmitButton.tsx";
import { useDrafts, useOwnSuggestions } from "./use-drafts.ts";
import { useSuggestedPhotoUrl } from "./use-suggested-photo-url.ts";

const ICON = { size: 20, strokeWidth: 1.6, "aria-hidden": true } as const;

/** A collaborator's suggestions, for all openings or for one. */
export function OwnSuggestionList({ opening }: { readonly opening?: Opening }) {
  const { id } = useProject();
  const drafts = useDrafts();
  const own = useOwnSuggestions(drafts);
  const listed = opening ? own.filter(({ openingId }) => openingId === opening.id) : own;
  const [hidesSubmitted, setHidesSubmitted] = useHideSubmitted();
  const waiting = listed.filter(({ status }) => status === "DRAFT");
  const shown = hidesSubmitted ? waiting : listed;
  const hasSubmitted = listed.some(({ status }) => status !== "DRAFT");
  const title = formatMessage(suggestionMessages.suggest);
  return (
    <div className={styles.screen}>
      <PageTitle>{opening ? `${title}: ${opening.name}` : title}</PageTitle>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.lead}>
            {opening
              ? `Your suggestions for ${opening.name}.`
              : "Your suggestions for this map. Its owner decides what to use."}
          </p>
        </div>
        {hasSubmitted ? (
          <Switch
            label="Hide submitted"
            checked={hidesSubmitted}
            onChange={({ target }) => setHidesSubmitted(target.checked)}
          />
        ) : null}
        {drafts && waiting.length > 0 ? (
          <SubmitButton
            drafts={drafts}
            suggestions={waiting}
            label={waiting.length === 1 ? "Submit" : `Submit all ${waiting.length}`}
          />
        ) : null}
      </div>
      {opening ? (
        <CurrentOpening
          opening={opening}
          action={
            <LinkButton
              to={getCollaboratePath(id, opening.id, NEW_SUGGESTION)}
              variant="primary"
              icon={<Plus {...ICON} />}
            >
              {title}
            </LinkButton>
          }
        />
      ) : null}
      {drafts === undefined ? (
        <LoadingList />
      ) : (
        <Suggestions
          drafts={drafts}
          suggestions={shown}
          empty={
            listed.length === 0 ? (
              <NoSuggestions opening={opening} />
            ) : (
              <AllSubmitted onShow={() => setHidesSubmitted(false)} />
            )
          }
        />
      )}
    </div>
  );
}

interface SuggestionsProps {
  readonly drafts: Drafts;
  readonly suggestions: readonly OwnSuggestion[];
  /** Shown instead of an empty list. */
  readonly empty: ReactNode;
}

function Suggestions({ drafts, suggestions, empty }: SuggestionsProps) {
  const { design } = useProject();
  const photoUrl = useSuggestedPhotoUrl(drafts);
  const [deleted, setDeleted] = useState<OwnSuggestion>();
  const [isDeleting, setDeleting] = useState(false);
  const confirm = async () => {
    if (deleted === undefined) return;
    setDeleting(true);
    await deleteSuggestion(drafts, deleted);
    setDeleting(false);
    setDeleted(undefined);
  };
  const deletedName = deleted && findOpening(design, deleted.openingId)?.name;
  return (
    <>
      {suggestions.length === 0 ? (
        empty
      ) : (
        <ul className={styles.grid}>
          {suggestions.map((suggestion) => {
            const opening = findOpening(design, suggestion.openingId);
            return opening === undefined ? null : (
              <li key={suggestion.id}>
                <MySuggestionCard
                  suggestion={suggestion}
                  opening={opening}
                  photoUrl={photoUrl}
                  onDelete={() => setDeleted(suggestion)}
                />
              </li>
            );
          })}
        </ul>
      )}
      <ConfirmDialog
        opened={deleted !== undefined}
        title="Delete this suggestion?"
        confirmLabel="Delete"
        destructive
        busy={isDeleting}
        onConfirm={() => void confirm()}
        onCancel={() => setDeleted(undefined)}
      >
        This removes your suggestion for {deletedName} and its photos. You can't undo it.
      </ConfirmDialog>
    </>
  );
}

function LoadingList() {
  const { suggestions } = useProject();
  const { status } = useSuggestions(suggestions);
  if (status === "failed") {
    return (
      <ErrorState
        message="We couldn't load your suggestions. Check your connection and try again."
        action={<Button onClick={() => location.reload()}>Try again</Button>}
      />
    );
  }
  return (
    <ul className={styles.grid} aria-busy="true" aria-label="Loading your suggestions">
      {[1, 2, 3].map((place) => (
        <li key={place}>
          <Skeleton height={320} shape="tile" />
        </li>
      ))}
    </ul>
  );
}

/** Points to the project's map. */
function NoSuggestions({ opening }: { readonly opening: Opening | undefined }) {
  const { id, design } = useProject();
  return (
    <EmptyState
      heading="h3"
      icon={<Lightbulb size={40} strokeWidth={1.4} aria-hidden="true" />}
      title={formatMessage(suggestionMessages.none)}
      action={
        <LinkButton to={`/p/${id}`} icon={<MapIcon {...ICON} />}>
          Go to the map
        </LinkButton>
      }
    >
      {opening
        ? `Suggest a photo for ${opening.name}, or go to the map and choose another ${design.regionType}.`
        : `Go to the map and choose any ${design.regionType} to suggest a photo for it.`}
    </EmptyState>
  );
}

function AllSubmitted({ onShow }: { readonly onShow: () => void }) {
  return (
    <EmptyState
      heading="h3"
      icon={<Images size={40} strokeWidth={1.4} aria-hidden="true" />}
      title={formatMessage(suggestionMessages.allSubmitted)}
      action={<Button onClick={onShow}>{formatMessage(suggestionMessages.showSubmitted)}</Button>}
    >
      They're waiting for the map's owner, or are already on the map.
    </EmptyState>
  );
}
