import { lazy, Suspense } from "react";
import type { FolderDropControls as FolderDropHandle } from "./use-folder-drop.ts";

export const loadFolderDropDialog = () => import("./FolderDropDialog.tsx");

const FolderDropSheet = lazy(loadFolderDropDialog);

/** Loads the dialog on first use: most visits never drop a folder. */
export function FolderDrop({ folderDrop }: { readonly folderDrop: FolderDropHandle }) {
  if (folderDrop.state.phase === "closed") return null;
  return (
    <Suspense>
      <FolderDropSheet folderDrop={folderDrop} />
    </Suspense>
  );
}
