import { can } from "@photomap/project";
import type { ReactNode } from "react";
import type { FinderFileFragment } from "../../generated/graphql.ts";
import { ProjectCard } from "./ProjectCard.tsx";
import styles from "./ProjectGrid.module.css";

interface ProjectGridProps {
  readonly files: readonly FinderFileFragment[];
  readonly onDelete?: (file: FinderFileFragment) => void;
  readonly heading?: "h2" | "h3";
  /** Shown as the first tile. */
  readonly first?: ReactNode;
  /** Shown when there are no projects. */
  readonly empty?: ReactNode;
}

export function ProjectGrid({ files, onDelete, heading, first, empty }: ProjectGridProps) {
  return (
    <ul className={styles.grid}>
      {first ? <li>{first}</li> : null}
      {files.map((file) => (
        <li key={file.id}>
          <ProjectCard
            file={file}
            onDelete={
              onDelete && can(file.viewerPolicy, "remove") ? () => onDelete(file) : undefined
            }
            {...(heading !== undefined && { heading })}
          />
        </li>
      ))}
      {files.length === 0 && empty ? <li className={styles.empty}>{empty}</li> : null}
    </ul>
  );
}
