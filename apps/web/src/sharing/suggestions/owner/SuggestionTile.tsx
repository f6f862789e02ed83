import { formatMessage, suggestionMessages } from "@photomap/messages";
import { Lightbulb } from "lucide-react";
import { Link } from "react-router";
import { useProject } from "../../../project/store/project-context.ts";
import { useVisibleSuggestions } from "../../../project/store/suggestions/project-suggestions.ts";
import { getCollaboratePath } from "../collaborate-paths.ts";
import styles from "./SuggestionTile.module.css";

/** A link to the suggestions for an opening; undefined for none, so that the strip has no item. */
export function useSuggestionTile(openingId: string) {
  const { id, suggestions } = useProject();
  const waiting = useVisibleSuggestions(suggestions);
  const count = waiting.filter((each) => each.openingId === openingId).length;
  if (count === 0) return undefined;
  return (
    <Link
      to={getCollaboratePath(id, openingId)}
      className={styles.tile}
      aria-label={`${formatMessage(suggestionMessages.viewSuggestions)}: ${count}`}
    >
      <span className={styles.count}>
        <Lightbulb size={16} strokeWidth={1.8} aria-hidden="true" />
        {count}
      </span>
      {formatMessage(suggestionMessages.viewSuggestions)}
    </Link>
  );
}
