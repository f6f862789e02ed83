import { formatMessage, projectMessages } from "@photomap/messages";
import type { FinderFileFragment } from "../../generated/graphql.ts";
import { Badge } from "../../ui/status/Badge.tsx";
import { UpdatedTime } from "./UpdatedTime.tsx";

interface ProjectFooterProps {
  readonly file: Pick<FinderFileFragment, "viewerPolicy" | "updatedAt">;
}

/** When the owner last worked on it, or what somebody else may do with it. */
export function ProjectFooter({ file: { viewerPolicy, updatedAt } }: ProjectFooterProps) {
  switch (viewerPolicy) {
    case "OWNER":
      return (
        <p>
          Updated <UpdatedTime at={updatedAt} />
        </p>
      );
    case "COLLABORATOR":
      return <Badge tone="accent">{formatMessage(projectMessages.collaboratorBadge)}</Badge>;
    default:
      return <Badge>{formatMessage(projectMessages.viewerBadge)}</Badge>;
  }
}
