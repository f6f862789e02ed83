import type { Opening } from "@photomap/design";
import { formatMessage, suggestionMessages } from "@photomap/messages";
import { ArrowLeft, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { PageTitle } from "../../../platform/brand/PageTitle.tsx";
import { useProject, useProjectState } from "../../../project/store/project-context.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { Breadcrumbs } from "../../../ui/layout/Breadcrumbs.tsx";
import { ConfirmDialog } from "../../../ui/overlays/ConfirmDialog.tsx";
import { getCollaboratePath } from "../collaborate-paths.ts";
import { describePhotoCount } from "../describe-suggestions.ts";
import { OpeningPicture } from "../OpeningPicture.tsx";
import { deleteSuggestion } from "./delete-suggestion.ts";
import { OwnStatusBadge } from "./OwnStatusBadge.tsx";
import type { Drafts } from "./open-drafts.ts";
import { getOwnSuggestionStatus, type OwnSuggestion } from "./own-suggestions.ts";
import styles from "./SubmittedSuggestion.module.css";
import { useSuggestedPhotoUrl } from "./use-suggested-photo-url.ts";

interface SubmittedSuggestionProps {
  readonly drafts: Drafts;
  readonly opening: Opening;
  readonly suggestion: OwnSuggestion;
}

const PICTURE_EDGE_PX = 1024;
const THUMB_EDGE_PX = 256;
const ICON = { size: 18, strokeWidth: 1.6, "aria-hidden": true } as const;

/** A submitted suggestion: the opening and its photos, read-only. */
export function SubmittedSuggestion(props: SubmittedSuggestionProps) {
  const { drafts, opening, suggestion } = props;
  const { id: projectId, store } = useProject();
  const photoUrl = useSuggestedPhotoUrl(drafts);
  const present = useProjectState(store, ({ content }) => content.inputs[opening.id]?.images);
  const title = formatMessage(suggestionMessages.submitted);
  const { images } = suggestion.input;
  return (
    <div className={styles.screen}>
      <PageTitle>{`${opening.name}: ${title}`}</PageTitle>
      <Breadcrumbs
        crumbs={[
          {
            label: formatMessage(suggestionMessages.suggestions),
            to: getCollaboratePath(projectId),
          },
          { label: opening.name, to: getCollaboratePath(projectId, opening.id) },
          { label: title },
        ]}
      />
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <OwnStatusBadge status={getOwnSuggestionStatus(suggestion, present ?? [])} />
      </div>
      <div className={styles.picture}>
        <OpeningPicture
          opening={opening}
          input={suggestion.input}
          photoUrl={photoUrl}
          edgePx={PICTURE_EDGE_PX}
          label={`${opening.name}: ${describePhotoCount(images.length)}`}
        />
      </div>
      <ul className={styles.photos} aria-label="Photos">
        {images.map(({ id }, index) => (
          <li key={id}>
            <img src={photoUrl(id, THUMB_EDGE_PX)} alt={`${index + 1} of ${images.length}`} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {suggestion.name}
        {suggestion.note === "" ? null : <>: “{suggestion.note}”</>}
      </p>
      <div className={styles.actions}>
        <LinkButton to={getCollaboratePath(projectId)} icon={<ArrowLeft {...ICON} />}>
          {formatMessage(suggestionMessages.suggestions)}
        </LinkButton>
        <DeleteButton drafts={drafts} suggestion={suggestion} name={opening.name} />
      </div>
    </div>
  );
}

interface DeleteButtonProps {
  readonly drafts: Drafts;
  readonly suggestion: OwnSuggestion;
  readonly name: string;
}

function DeleteButton({ drafts, suggestion, name }: DeleteButtonProps) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const confirm = async () => {
    setDeleting(true);
    const isDeleted = await deleteSuggestion(drafts, suggestion);
    setDeleting(false);
    setAsking(false);
    if (isDeleted) await navigate(getCollaboratePath(drafts.id), { replace: true });
  };
  return (
    <>
      <Button variant="quiet" icon={<Trash2 {...ICON} />} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Delete this suggestion?"
        confirmLabel="Delete"
        destructive
        busy={isDeleting}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        This removes your suggestion for {name} and its photos. You can't undo it.
      </ConfirmDialog>
    </>
  );
}
