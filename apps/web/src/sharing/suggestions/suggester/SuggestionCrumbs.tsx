import type { Opening } from "@photomap/design";
import { formatMessage, suggestionMessages } from "@photomap/messages";
import { useProject } from "../../../project/store/project-context.ts";
import { Breadcrumbs } from "../../../ui/layout/Breadcrumbs.tsx";
import { getCollaboratePath } from "../collaborate-paths.ts";
import styles from "./SuggestionCrumbs.module.css";

interface SuggestionCrumbsProps {
  readonly opening: Opening;
  readonly page: "create" | "edit";
}

/** Suggestions > name of the opening > Create or Edit; on phones the heading alone is visible. */
export function SuggestionCrumbs({ opening, page }: SuggestionCrumbsProps) {
  const { id } = useProject();
  return (
    <>
      <h1 className={styles.name}>{opening.name}</h1>
      <div className={styles.crumbs}>
        <Breadcrumbs
          crumbs={[
            { label: formatMessage(suggestionMessages.suggestions), to: getCollaboratePath(id) },
            { label: opening.name, to: getCollaboratePath(id, opening.id) },
            { label: formatMessage(suggestionMessages[page]) },
          ]}
        />
      </div>
    </>
  );
}
