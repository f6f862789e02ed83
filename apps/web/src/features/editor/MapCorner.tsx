import { useProject } from "../../project-store/project-context.ts";
import { FolderDropButton } from "./folder-drop/FolderDropButton.tsx";
import styles from "./MapCorner.module.css";
import { ProjectProgress } from "./ProjectProgress.tsx";

interface MapCornerProps {
  readonly onPhotos: (photos: readonly File[]) => void;
}

/** How far the map is, and a way to fill it. */
export function MapCorner({ onPhotos }: MapCornerProps) {
  const { store } = useProject();
  return (
    <div className={styles.corner}>
      <ProjectProgress />
      {store.canEdit ? <FolderDropButton onPhotos={onPhotos} /> : null}
    </div>
  );
}
