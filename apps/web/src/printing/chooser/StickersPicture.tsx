import {
  DEFAULT_PRINT_OPTIONS,
  defaultQuantities,
  planPrints,
  printableOpenings,
} from "@photomap/printing";
import { sheetScene } from "@photomap/scene";
import { SceneSvg } from "@photomap/scene/react";
import { useMemo } from "react";
import type { OpenProject } from "../../project/store/loading/open-project.ts";
import type { FindPhotoUrl } from "../../project/store/photo-addresses.ts";
import { useProjectState } from "../../project/store/project-context.ts";
import styles from "./StickersPicture.module.css";

const EDGE_PX = 512;
const MAX_STICKERS = 3;
/** The print options for stickers that are cut to shape, one per sheet. */
const OPTIONS = {
  ...DEFAULT_PRINT_OPTIONS,
  backgroundColor: "transparent",
  borderWidth: 0,
  includeBuffer: false,
  regionNames: false,
};
const SIZE = { packingMode: "single", printSizeModeId: "full_size" } as const;

interface StickersPictureProps {
  readonly project: OpenProject;
  readonly photoUrl: FindPhotoUrl;
}

/** Some stickers of the project. */
export function StickersPicture({ project, photoUrl }: StickersPictureProps) {
  const { design, store } = project;
  const { inputs, outputScale: scale } = useProjectState(store, (state) => state.content);
  const sheets = useMemo(() => {
    const openings = printableOpenings(design, inputs).slice(0, MAX_STICKERS);
    const quantities = defaultQuantities(openings);
    return planPrints({ openings, quantities, size: SIZE, options: OPTIONS, scale }).sheets;
  }, [design, inputs, scale]);
  return (
    <div className={styles.stickers}>
      {sheets.map(({ layout }) => (
        <SceneSvg
          key={layout.items[0]?.openingId}
          ops={sheetScene(layout, design, inputs, OPTIONS, scale)}
          width={layout.width}
          height={layout.height}
          imageUrl={({ src }) => photoUrl(src, EDGE_PX)}
          className={styles.sticker ?? ""}
        />
      ))}
    </div>
  );
}
