import { can } from "@photomap/project";
import type { ReactNode } from "react";
import type { FinderProjectFragment } from "../../platform/api/generated/graphql.ts";
import { ProjectCard } from "./ProjectCard.tsx";
import styles from "./ProjectGrid.module.css";
import type { FinderItem } from "./project-actions.ts";

interface ProjectGridProps {
  readonly files: readonly FinderItem[];
  readonly onDelete?: (file: FinderProjectFragment) => void;
  readonly onRename?: (file: FinderProjectFragment) => void;
  readonly onDuplicate?: (file: FinderProjectFragment) => void;
  readonly heading?: "h2" | "h3";
  /** Shown as the first tile. */
  readonly first?: ReactNode;
  /** Shown when there are no projects. */
  readonly empty?: ReactNode;
}

export function ProjectGrid(props: ProjectGridProps) {
  const { files, onDelete, onRename, onDuplicate, heading, first, empty } = props;
  return (
    <ul className={styles.grid}>
      {first ? <li>{first}</li> : null}
      {files.map((file) => {
        const canEdit = can(file.viewerPolicy, "edit");
        return (
          <li key={file.id}>
            <ProjectCard
              file={file}
              onDelete={
                onDelete && can(file.viewerPolicy, "remove") ? () => onDelete(file) : undefined
              }
              onRename={onRename && canEdit ? () => onRename(file) : undefined}
              onDuplicate={onDuplicate && canEdit ? () => onDuplicate(file) : undefined}
              {...(heading !== undefined && { heading })}
            />
          </li>
        );
      })}
      {files.length === 0 && empty ? <li className={styles.empty}>{empty}</li> : null}
    </ul>
  );
}
