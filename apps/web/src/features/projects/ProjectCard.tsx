import { formatMessage, projectMessages } from "@photomap/messages";
import { Trash2 } from "lucide-react";
import { Link } from "react-router";
import type { FinderFileFragment } from "../../generated/graphql.ts";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import { ProgressRing } from "../../ui/status/ProgressRing.tsx";
import styles from "./ProjectCard.module.css";
import { ProjectFooter } from "./ProjectFooter.tsx";
import { ProjectPicture } from "./ProjectPicture.tsx";

interface ProjectCardProps {
  readonly file: FinderFileFragment;
  /** Given for projects the person may delete. */
  readonly onDelete?: (() => void) | undefined;
  /** The rank of its name below the heading of its grid. */
  readonly heading?: "h2" | "h3";
}

export function ProjectCard({ file, onDelete, heading: Heading = "h2" }: ProjectCardProps) {
  const { id, name, progress, design } = file;
  return (
    <article className={styles.card}>
      <ProjectPicture file={file} />
      <Heading className={styles.name}>
        <Link to={`/p/${id}`}>{name}</Link>
      </Heading>
      {progress && progress.total > 1 ? (
        <ProgressRing
          value={progress.filled}
          total={progress.total}
          noun={design.regionTypePlural}
        />
      ) : null}
      <div className={styles.footer}>
        <ProjectFooter file={file} />
        {onDelete ? (
          <IconButton
            label={formatMessage(projectMessages.deleteLabel, { name })}
            title="Delete"
            icon={<Trash2 size={20} strokeWidth={1.6} aria-hidden="true" />}
            onClick={onDelete}
          />
        ) : null}
      </div>
    </article>
  );
}
