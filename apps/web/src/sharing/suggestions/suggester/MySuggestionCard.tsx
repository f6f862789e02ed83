import type { Opening } from "@photomap/design";
import { formatMessage, suggestionMessages } from "@photomap/messages";
import { Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router";
import type { FindPhotoUrl } from "../../../project/store/photo-addresses.ts";
import { useProject, useProjectState } from "../../../project/store/project-context.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { getCollaboratePath } from "../collaborate-paths.ts";
import { describePhotoCount } from "../describe-suggestions.ts";
import { OpeningPicture } from "../OpeningPicture.tsx";
import styles from "./MySuggestionCard.module.css";
import { OwnStatusBadge } from "./OwnStatusBadge.tsx";
import { getOwnSuggestionStatus, type OwnSuggestion } from "./own-suggestions.ts";

interface MySuggestionCardProps {
  readonly suggestion: OwnSuggestion;
  readonly opening: Opening;
  readonly photoUrl: FindPhotoUrl;
  readonly onDelete: () => void;
}

const PICTURE_EDGE_PX = 512;
const ICON = { size: 18, strokeWidth: 1.6, "aria-hidden": true } as const;

/** One of the viewer's suggestions, in the list. */
export function MySuggestionCard(props: MySuggestionCardProps) {
  const { suggestion, opening, photoUrl, onDelete } = props;
  const { id: projectId, store } = useProject();
  const present = useProjectState(store, ({ content }) => content.inputs[opening.id]?.images);
  const status = getOwnSuggestionStatus(suggestion, present ?? []);
  const path = getCollaboratePath(projectId, opening.id, suggestion.id);
  const photos = describePhotoCount(suggestion.input.images.length);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <OpeningPicture
          opening={opening}
          input={suggestion.input}
          photoUrl={photoUrl}
          edgePx={PICTURE_EDGE_PX}
          label={`${opening.name}: ${photos}`}
        />
      </div>
      <h3 className={styles.name}>
        <Link to={path}>{opening.name}</Link>
      </h3>
      <p className={styles.facts}>
        {formatMessage(suggestionMessages.you)} · {photos}
        {suggestion.isStored ? null : " · only on this device"}
      </p>
      <div className={styles.footer}>
        <OwnStatusBadge status={status} />
        <div className={styles.actions}>
          {status === "draft" ? (
            <LinkButton
              to={path}
              size="small"
              variant="quiet"
              icon={<Pencil {...ICON} />}
              aria-label={`${formatMessage(suggestionMessages.edit)} ${opening.name}`}
            >
              {formatMessage(suggestionMessages.edit)}
            </LinkButton>
          ) : null}
          <Button
            size="small"
            variant="quiet"
            icon={<Trash2 {...ICON} />}
            aria-label={`Delete ${opening.name}`}
            onClick={onDelete}
          >
            Delete
          </Button>
        </div>
      </div>
    </article>
  );
}
