import { projectMessages, say } from "@photomap/messages";
import { Printer } from "lucide-react";
import { Logo } from "../../brand/Logo.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { TopBar } from "../../ui/TopBar.tsx";
import { ProjectName } from "./ProjectName.tsx";
import { ProjectSaveStatus } from "./ProjectSaveStatus.tsx";
import { useProject } from "./project-context.ts";
import { createPrintsPath } from "./project-paths.ts";
import { UndoButtons } from "./UndoButtons.tsx";
import { useProjectActions } from "./use-project-actions.ts";

const ICON = <Printer size={18} strokeWidth={1.6} aria-hidden="true" />;

export function ProjectTopBar() {
  const { id, viewerPolicy } = useProject();
  const { hasPhotos, explainPrinting } = useProjectActions();
  const look = { variant: "primary", size: "small", icon: ICON } as const;
  return (
    <TopBar
      leading={<Logo compact />}
      title={<ProjectName />}
      status={viewerPolicy === "OWNER" ? <ProjectSaveStatus /> : <RoleBadge />}
      actions={
        <>
          {viewerPolicy === "OWNER" ? <UndoButtons /> : null}
          {hasPhotos ? (
            <LinkButton to={createPrintsPath(id)} {...look}>
              Print
            </LinkButton>
          ) : (
            <Button {...look} aria-disabled onClick={explainPrinting}>
              Print
            </Button>
          )}
        </>
      }
    />
  );
}

function RoleBadge() {
  const { viewerPolicy } = useProject();
  if (viewerPolicy === "COLLABORATOR") {
    return <Badge tone="accent">{say(projectMessages.youAreACollaborator)}</Badge>;
  }
  return <Badge>{say(projectMessages.youAreAViewer)}</Badge>;
}
