import { formatMessage, projectMessages } from "@photomap/messages";
import { can, isOwner } from "@photomap/project";
import { Copy, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router";
import type { FinderProjectFragment } from "../../platform/api/generated/graphql.ts";
import { useRootData } from "../../platform/routing/root-data.ts";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import { Menu } from "../../ui/overlays/Menu.tsx";
import { usePictureLoad } from "../../ui/pictures/use-picture-load.ts";
import { Badge } from "../../ui/status/Badge.tsx";
import { ProgressRing } from "../../ui/status/ProgressRing.tsx";
import { RelativeTime } from "../../ui/status/RelativeTime.tsx";
import { Spinner } from "../../ui/status/Spinner.tsx";
import { MapPicture } from "../designs/MapPicture.tsx";
import { findImportedPreview } from "../store/imported-previews.ts";
import styles from "./ProjectCard.module.css";
import type { FinderItem } from "./project-actions.ts";

interface ProjectCardProps {
  readonly file: FinderItem;
  /** The actions are absent for projects that the viewer may not delete or edit. */
  readonly onDelete?: (() => void) | undefined;
  readonly onRename?: (() => void) | undefined;
  readonly onDuplicate?: (() => void) | undefined;
  /** The heading level of the project's name. */
  readonly heading?: "h2" | "h3";
}

export function ProjectCard({ file, heading: Heading = "h2", ...actions }: ProjectCardProps) {
  const { id, name, progress, design, isPending = false } = file;
  return (
    <article className={styles.card} aria-busy={isPending || undefined}>
      <ProjectPicture file={file} />
      <Heading className={styles.name}>
        {isPending ? name : <Link to={`/p/${id}`}>{name}</Link>}
      </Heading>
      {progress && progress.total > 1 ? (
        <ProgressRing
          value={progress.filled}
          total={progress.total}
          noun={design.regionTypePlural}
        />
      ) : null}
      <div className={styles.footer}>
        {isPending ? (
          <p className={styles.pending} role="status">
            <Spinner /> Copying
          </p>
        ) : (
          <>
            <ProjectFooter file={file} />
            <CardActions name={name} {...actions} />
          </>
        )}
      </div>
    </article>
  );
}

type CardActionsProps = { readonly name: string } & Pick<
  ProjectCardProps,
  "onDelete" | "onRename" | "onDuplicate"
>;

function CardActions({ name, onDelete, onRename, onDuplicate }: CardActionsProps) {
  const items = [
    { label: "Rename", Icon: Pencil, onSelect: onRename },
    { label: "Duplicate", Icon: Copy, onSelect: onDuplicate },
  ].flatMap(({ label, Icon, onSelect }) =>
    onSelect === undefined ? [] : [{ label, icon: <Icon {...ICON} />, onSelect }],
  );
  return (
    <div className={styles.actions}>
      {items.length > 0 ? (
        <Menu items={items}>
          <IconButton
            label={`More actions for "${name}"`}
            title="More"
            icon={<Ellipsis {...ICON} />}
          />
        </Menu>
      ) : null}
      {onDelete ? (
        <IconButton
          label={formatMessage(projectMessages.deleteLabel, { name })}
          title="Delete"
          icon={<Trash2 {...ICON} />}
          data-danger
          onClick={onDelete}
        />
      ) : null}
    </div>
  );
}

const ICON = { size: 20, strokeWidth: 1.6, "aria-hidden": true } as const;

interface ProjectPictureProps {
  readonly file: Pick<FinderProjectFragment, "id" | "previewImageUrl" | "design">;
}

/** The preview of the map. Falls back to the design's picture, which shows photos of others. */
function ProjectPicture({ file: { id, previewImageUrl, design } }: ProjectPictureProps) {
  const imagesUrl = useRootData()?.imagesUrl ?? "";
  // Previews of accounts are signed paths of the image service, those of guests blob URLs.
  const preview = previewImageUrl?.startsWith("/") ? imagesUrl + previewImageUrl : previewImageUrl;
  const load = usePictureLoad(preview ?? undefined);
  const imported = findImportedPreview(id);
  const thumbnailUrl = load.isFailed ? imported : preview;
  return thumbnailUrl ? (
    <MapPicture design={{ ...design, thumbnailUrl }} placeholderUrl={imported} load={load} />
  ) : (
    <MapPicture design={design} />
  );
}

interface ProjectFooterProps {
  readonly file: Pick<FinderItem, "viewerPolicy" | "updatedAt" | "isMissingOffline">;
}

/** The time of the last update for the owner, a role badge for everyone else. */
function ProjectFooter({ file }: ProjectFooterProps) {
  const { viewerPolicy, updatedAt, isMissingOffline = false } = file;
  if (isMissingOffline) return <p>Not available offline</p>;
  if (isOwner(viewerPolicy)) {
    return (
      <p>
        Updated <RelativeTime at={updatedAt} />
      </p>
    );
  }
  return can(viewerPolicy, "suggest") ? (
    <Badge tone="accent">{formatMessage(projectMessages.collaboratorBadge)}</Badge>
  ) : (
    <Badge>{formatMessage(projectMessages.viewerBadge)}</Badge>
  );
}
