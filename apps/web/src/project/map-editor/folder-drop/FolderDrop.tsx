import { lazy, Suspense } from "react";
import type { FolderDrop as FolderDropHandle } from "./use-folder-drop.ts";

export const loadFolderDropSheet = () => import("./FolderDropSheet.tsx");

const FolderDropSheet = lazy(loadFolderDropSheet);

/** Loads the dialog on first use: most visits never drop a folder. */
export function FolderDrop({ folderDrop }: { readonly folderDrop: FolderDropHandle }) {
  if (folderDrop.state.phase === "closed") return null;
  return (
    <Suspense>
      <FolderDropSheet folderDrop={folderDrop} />
    </Suspense>
  );
}
