import { can } from "@photomap/project";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { Outlet } from "react-router";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { runWhenIdle } from "../../platform/hooks/idle-work.ts";
import type { OpenProject } from "../store/loading/open-project.ts";
import type { PhotoAddresses } from "../store/photo-addresses.ts";
import { ProjectContext, useProjectState, useViewerPolicy } from "../store/project-context.ts";
import type { ProjectStore } from "../store/project-store.ts";
import { useAutoSave } from "../store/use-auto-save.ts";
import { resumeAdding } from "./add-photos.ts";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { useRejectedPhotoRemoval } from "./use-rejected-photo-removal.ts";
import { useScreenPreload } from "./use-screen-preload.ts";

interface ProjectFrameProps {
  readonly project: OpenProject;
  /** Dialogs of other folders that every screen can open. */
  readonly children?: ReactNode;
}

/** Wraps every screen of a project: periodic saves, undo keys, the conflict dialog. */
export function ProjectFrame({ project, children }: ProjectFrameProps) {
  const { store } = project;
  useAutoSave(store);
  useUndoKeys(store);
  useRejectedPhotoRemoval(project);
  useEffect(() => void resumeAdding(project), [project]);
  useFailedPhotos(project.addresses);
  useScreenPreload(project);
  useSuggestionLoading(project);
  const name = useProjectState(store, (state) => state.content.name);
  return (
    <ProjectContext value={project}>
      <PageTitle>{name}</PageTitle>
      <Outlet />
      {children}
      <ConflictDialog />
    </ProjectContext>
  );
}

const MAX_DELAY_MS = 5000;

/** Loads the suggestions after the map, for people who may see them. */
function useSuggestionLoading({ store, suggestions, isGuest }: OpenProject): void {
  const policy = useViewerPolicy(store);
  const hasSuggestions = !isGuest && (can(policy, "edit") || can(policy, "suggest"));
  useEffect(
    () => (hasSuggestions ? runWhenIdle(() => void suggestions.load(), MAX_DELAY_MS) : undefined),
    [suggestions, hasSuggestions],
  );
}

/**
 * Renews the addresses of photos in HTML and SVG that failed to load; the painter of the map reports
 * its own. Listens from the moment the photos are in the document: an effect runs later, and on a
 * busy machine misses the error of a photo whose access has just changed.
 */
function useFailedPhotos({ refresh }: PhotoAddresses): void {
  useLayoutEffect(() => {
    const onError = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const url = target.getAttribute("src") ?? target.getAttribute("href");
      if (url !== null) refresh(url);
    };
    // The error of an image does not bubble.
    document.addEventListener("error", onError, { capture: true });
    return () => document.removeEventListener("error", onError, { capture: true });
  }, [refresh]);
}

/** Ctrl+Z and Ctrl+Shift+Z (Command on a Mac) outside of text fields, which have their own undo. */
function useUndoKeys(store: ProjectStore): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey);
      if (!isUndo || event.altKey || isTextField(event.target)) return;
      event.preventDefault();
      if (event.shiftKey) store.redo();
      else store.undo();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [store]);
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}
