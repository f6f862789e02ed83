import { formatMessage, projectMessages } from "@photomap/messages";
import { can } from "@photomap/project";
import { Pencil, Share2 } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { Logo } from "../../platform/brand/Logo.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { TopBar } from "../../ui/layout/TopBar.tsx";
import { Badge } from "../../ui/status/Badge.tsx";
import { usePresence } from "../live/live-store.ts";
import { useProject, useProjectState, useViewerPolicy } from "../store/project-context.ts";
import { ProjectSaveStatus } from "./ProjectSaveStatus.tsx";
import styles from "./ProjectTopBar.module.css";
import { openSharingDialog } from "./sharing-dialogs.ts";
import { UndoButtons } from "./UndoButtons.tsx";
import { usePhotoRequirement } from "./use-photo-requirement.ts";
import { useProjectNameField } from "./use-project-name-field.ts";

/** Loaded when another person has the project open. */
const PeopleHere = lazy(async () => ({
  default: (await import("../live/PresentPeople.tsx")).PresentPeople,
}));

interface ProjectTopBarProps {
  readonly printButton: ReactNode;
  /** Whether the map shows a collaborator's own suggestions. */
  readonly showsSuggestions?: boolean;
}

/** The bar above the map: name, save status or role, who else is here, undo, share, print. */
export function ProjectTopBar({ printButton, showsSuggestions = false }: ProjectTopBarProps) {
  const viewerPolicy = useViewerPolicy(useProject().store);
  return (
    <TopBar
      leading={<Logo compact />}
      title={<ProjectName />}
      status={
        can(viewerPolicy, "edit") ? (
          <ProjectSaveStatus />
        ) : (
          <RoleBadge showsSuggestions={showsSuggestions} />
        )
      }
      actions={
        <>
          <OtherPeople />
          {can(viewerPolicy, "edit") ? <UndoButtons /> : null}
          {can(viewerPolicy, "manageAccess") ? <ShareButton /> : null}
          {printButton}
        </>
      }
    />
  );
}

/** The share button, which phones show in the toolbar for lack of space. */
function ShareButton() {
  const { hasPhotos, explain } = usePhotoRequirement();
  return (
    <span className={styles.share}>
      <Button
        size="small"
        icon={<Share2 size={18} strokeWidth={1.6} aria-hidden="true" />}
        aria-disabled={!hasPhotos}
        onClick={() => (hasPhotos ? openSharingDialog("settings") : explain("sharing"))}
      >
        Share
      </Button>
    </span>
  );
}

function OtherPeople() {
  if (usePresence().peopleCount === 0) return null;
  return (
    <Suspense>
      <PeopleHere />
    </Suspense>
  );
}

function ProjectName() {
  const { store } = useProject();
  const viewerPolicy = useViewerPolicy(store);
  const name = useProjectState(store, (state) => state.content.name);
  const field = useProjectNameField(store);
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

function RoleBadge({ showsSuggestions }: { readonly showsSuggestions: boolean }) {
  const viewerPolicy = useViewerPolicy(useProject().store);
  if (can(viewerPolicy, "suggest")) {
    return showsSuggestions ? (
      <Badge tone="honey">{formatMessage(projectMessages.yourSuggestions)}</Badge>
    ) : (
      <Badge tone="accent">{formatMessage(projectMessages.youAreACollaborator)}</Badge>
    );
  }
  return <Badge>{formatMessage(projectMessages.youAreAViewer)}</Badge>;
}
