import { formatMessage, projectMessages } from "@photomap/messages";
import { can, isOwner } from "@photomap/project";
import type { FinderFileFragment } from "../../generated/graphql.ts";
import { Badge } from "../../ui/status/Badge.tsx";
import { UpdatedTime } from "./UpdatedTime.tsx";

interface ProjectFooterProps {
  readonly file: Pick<FinderFileFragment, "viewerPolicy" | "updatedAt">;
}

/** The time of the last update for the owner, a role badge for everyone else. */
export function ProjectFooter({ file: { viewerPolicy, updatedAt } }: ProjectFooterProps) {
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
