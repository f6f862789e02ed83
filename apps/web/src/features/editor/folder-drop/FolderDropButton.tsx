import { FolderOpen, Images } from "lucide-react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Menu } from "../../../ui/overlays/Menu.tsx";
import { choosePhotoFolder, choosePhotos } from "../../../uploads/choose-photos.ts";

const ICON = { size: 18, strokeWidth: 1.6, "aria-hidden": true } as const;

interface FolderDropButtonProps {
  readonly onPhotos: (photos: readonly File[]) => void;
}

/** What a dropped folder does, for those who cannot or do not like to drag. */
export function FolderDropButton({ onPhotos }: FolderDropButtonProps) {
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
