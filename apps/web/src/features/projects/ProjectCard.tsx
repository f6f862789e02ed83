import { formatMessage, projectMessages } from "@photomap/messages";
import { can, isOwner } from "@photomap/project";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Link, useRouteLoaderData } from "react-router";
import type { FinderFileFragment } from "../../generated/graphql.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import { Badge } from "../../ui/status/Badge.tsx";
import { ProgressRing } from "../../ui/status/ProgressRing.tsx";
import { MapPicture } from "./MapPicture.tsx";
import styles from "./ProjectCard.module.css";
import { UpdatedTime } from "./UpdatedTime.tsx";

interface ProjectCardProps {
  readonly file: FinderFileFragment;
  /** Absent for projects the viewer cannot delete. */
  readonly onDelete?: (() => void) | undefined;
  /** The heading level of its name. */
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

interface ProjectPictureProps {
  readonly file: Pick<FinderFileFragment, "previewImageUrl" | "design">;
}

/** The preview of the filled map; falls back to the design's picture when there is none or it fails to load. */
function ProjectPicture({ file: { previewImageUrl, design } }: ProjectPictureProps) {
  const imagesUrl = useRouteLoaderData<typeof rootLoader>("root")?.imagesUrl ?? "";
  const [failed, setFailed] = useState<string>();
  // Previews of accounts are signed paths of the image service, those of guests blob URLs.
  const preview = previewImageUrl?.startsWith("/") ? imagesUrl + previewImageUrl : previewImageUrl;
  const isShown = preview !== null && preview !== undefined && preview !== failed;
  return (
    <MapPicture
      design={isShown ? { ...design, thumbnailUrl: preview } : design}
      onError={() => setFailed(preview ?? undefined)}
    />
  );
}

interface ProjectFooterProps {
  readonly file: Pick<FinderFileFragment, "viewerPolicy" | "updatedAt">;
}

/** The time of the last update for the owner, a role badge for everyone else. */
function ProjectFooter({ file: { viewerPolicy, updatedAt } }: ProjectFooterProps) {
  if (isOwner(viewerPolicy)) {
    return (
      <p>
        Updated <UpdatedTime at={updatedAt} />
      </p>
    );
  }
  return can(viewerPolicy, "suggest") ? (
    <Badge tone="accent">{formatMessage(projectMessages.collaboratorBadge)}</Badge>
  ) : (
    <Badge>{formatMessage(projectMessages.viewerBadge)}</Badge>
  );
}
