import { formatMessage, projectMessages } from "@photomap/messages";
import { can } from "@photomap/project";
import type { ReactNode } from "react";
import { Logo } from "../../brand/Logo.tsx";
import { useProject } from "../../project-store/project-context.ts";
import { TopBar } from "../../ui/layout/TopBar.tsx";
import { Badge } from "../../ui/status/Badge.tsx";
import { ProjectName } from "./ProjectName.tsx";
import { ProjectSaveStatus } from "./ProjectSaveStatus.tsx";
import { UndoButtons } from "./UndoButtons.tsx";

/** The project's name, how safe it is, and what can be done with it. */
export function ProjectTopBar({ printButton }: { readonly printButton: ReactNode }) {
  const { viewerPolicy } = useProject();
  return (
    <TopBar
      leading={<Logo compact />}
      title={<ProjectName />}
      status={can(viewerPolicy, "edit") ? <ProjectSaveStatus /> : <RoleBadge />}
      actions={
        <>
          {can(viewerPolicy, "edit") ? <UndoButtons /> : null}
          {printButton}
        </>
      }
    />
  );
}

function RoleBadge() {
  const { viewerPolicy } = useProject();
  if (can(viewerPolicy, "suggest")) {
    return <Badge tone="accent">{formatMessage(projectMessages.youAreACollaborator)}</Badge>;
  }
  return <Badge>{formatMessage(projectMessages.youAreAViewer)}</Badge>;
}
