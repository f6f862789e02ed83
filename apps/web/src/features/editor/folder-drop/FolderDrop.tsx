import { lazy, Suspense } from "react";
import type { FolderDrop as FolderDropHandle } from "./use-folder-drop.ts";

const FolderDropSheet = lazy(() => import("./FolderDropSheet.tsx"));

/** Loaded with the first heap of photos: most visits need none of it. */
export function FolderDrop({ folderDrop }: { readonly folderDrop: FolderDropHandle }) {
  if (folderDrop.state.phase === "closed") return null;
  return (
    <Suspense>
      <FolderDropSheet folderDrop={folderDrop} />
    </Suspense>
  );
}
