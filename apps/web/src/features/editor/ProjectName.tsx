import { formatMessage, projectMessages } from "@photomap/messages";
import { can } from "@photomap/project";
import { Pencil } from "lucide-react";
import { useProject, useProjectState } from "../../project-store/project-context.ts";
import styles from "./ProjectName.module.css";
import { useNameDraft } from "./use-name-draft.ts";

/** The name in the top bar; its owner changes it where it stands. */
export function ProjectName() {
  const { store, viewerPolicy } = useProject();
  const name = useProjectState(store, (state) => state.content.name);
  const field = useNameDraft(store);
  if (!can(viewerPolicy, "edit")) return <h1 className={styles.name}>{name}</h1>;
  return (
    <>
      <h1 className="visually-hidden">{name}</h1>
      <label className={styles.field}>
        <input
          {...field}
          aria-label={formatMessage(projectMessages.mapName)}
          title={formatMessage(projectMessages.mapName)}
          className={styles.input}
          spellCheck={false}
          autoComplete="off"
          enterKeyHint="done"
        />
        <Pencil size={16} strokeWidth={1.6} aria-hidden="true" />
      </label>
    </>
  );
}
