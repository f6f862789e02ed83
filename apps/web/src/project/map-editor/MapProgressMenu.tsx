import { resolveOutputOption } from "@photomap/design";
import { countProgress, getOpeningStatuses } from "@photomap/project";
import { FolderOpen, Images } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { FloatingPanel } from "../../ui/layout/Card.tsx";
import { Menu } from "../../ui/overlays/Menu.tsx";
import { ProgressRing } from "../../ui/status/ProgressRing.tsx";
import { useProject, useProjectState } from "../store/project-context.ts";
import { pickPhotoFiles, pickPhotoFolder } from "../uploads/pick-photo-files.ts";
import styles from "./MapProgressMenu.module.css";

interface MapCornerProps {
  readonly onPhotos: (photos: readonly File[]) => void;
  /** The menu's label for people who may not edit the map; without it they have no menu. */
  readonly suggestLabel?: string;
  /** Controls beside the progress, such as the lightbulb. */
  readonly children?: ReactNode;
}

/** Progress of the map, and a menu to choose photos for it. */
export function MapProgressMenu({ onPhotos, suggestLabel, children }: MapCornerProps) {
  const { store } = useProject();
  const label = store.canEdit ? "Fill the map" : suggestLabel;
  return (
    <div className={styles.corner}>
      <ProjectProgress />
      {label === undefined ? null : <FillMapMenu label={label} onPhotos={onPhotos} />}
      {children}
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

interface FillMapMenuProps extends Pick<MapCornerProps, "onPhotos"> {
  readonly label: string;
}

/** The alternative to dropping a folder, for keyboards and touch screens. */
function FillMapMenu({ label, onPhotos }: FillMapMenuProps) {
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
          onSelect: () => void choose(pickPhotoFiles()),
        },
        {
          label: "Choose a folder",
          icon: <FolderOpen {...ICON} />,
          onSelect: () => void choose(pickPhotoFolder()),
        },
      ]}
    >
      <Button size="small" icon={<Images {...ICON} />}>
        {label}
      </Button>
    </Menu>
  );
}
