import { resolveOutputOption } from "@photomap/design";
import { countProgress, getOpeningStatuses } from "@photomap/project";
import { FolderOpen, Images } from "lucide-react";
import { useProject, useProjectState } from "../../project-store/project-context.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { FloatingPanel } from "../../ui/layout/Card.tsx";
import { Menu } from "../../ui/overlays/Menu.tsx";
import { ProgressRing } from "../../ui/status/ProgressRing.tsx";
import { choosePhotoFolder, choosePhotos } from "../../uploads/choose-photos.ts";
import styles from "./MapCorner.module.css";

interface MapCornerProps {
  readonly onPhotos: (photos: readonly File[]) => void;
}

/** Progress of the map, and a menu to choose photos for it. */
export function MapCorner({ onPhotos }: MapCornerProps) {
  const { store } = useProject();
  return (
    <div className={styles.corner}>
      <ProjectProgress />
      {store.canEdit ? <FillMapMenu onPhotos={onPhotos} /> : null}
    </div>
  );
}

/** Hidden for a map with a single opening. */
function ProjectProgress() {
  const { design, store } = useProject();
  const content = useProjectState(store, (state) => state.content);
  const option = resolveOutputOption(design, content);
  const { filled, total } = countProgress(design, getOpeningStatuses(content.inputs), option);
  if (total <= 1) return null;
  return (
    <FloatingPanel>
      <ProgressRing value={filled} total={total} noun={design.regionTypePlural} />
    </FloatingPanel>
  );
}

const ICON = { size: 18, strokeWidth: 1.6, "aria-hidden": true } as const;

/** The alternative to dropping a folder, for keyboards and touch screens. */
function FillMapMenu({ onPhotos }: MapCornerProps) {
  const choose = async (choosing: Promise<readonly File[]>) => {
    const photos = await choosing;
    if (photos.length > 0) onPhotos(photos);
  };
  return (
    <Menu
      items={[
        {
          label: "Choose photos",
          icon: <Images {...ICON} />,
          onSelect: () => void choose(choosePhotos()),
        },
        {
          label: "Choose a folder",
          icon: <FolderOpen {...ICON} />,
          onSelect: () => void choose(choosePhotoFolder()),
        },
      ]}
    >
      <Button size="small" icon={<Images {...ICON} />}>
        Fill the map
      </Button>
    </Menu>
  );
}
