import type { Design, OutputOption } from "@photomap/design";
import {
  DEFAULT_PRINT_OPTIONS,
  defaultQuantities,
  planPrints,
  printableOpenings,
  tileMap,
} from "@photomap/printing";
import type { ProjectContent } from "@photomap/project";
import { sheetScene, wholeMapScene } from "@photomap/scene";
import { SceneSvg } from "@photomap/scene/react";
import { ArrowRight, Scissors } from "lucide-react";
import { useMemo } from "react";
import type { FindPhotoUrl } from "../../project/store/photo-addresses.ts";
import styles from "./PrintProductPicture.module.css";
import type { PrintProductId } from "./print-products.ts";
import { SheetSeams } from "./SheetSeams.tsx";

const EDGE_PX = 512;
const OPTIONS = { ...DEFAULT_PRINT_OPTIONS, includeBuffer: false };
const SIZE = { packingMode: "multiple", printSizeModeId: "letter" } as const;

export interface PicturedProject {
  readonly design: Design;
  readonly content: Pick<ProjectContent, "inputs" | "outputScale">;
  readonly option: OutputOption | undefined;
}

interface PrintProductPictureProps {
  readonly product: PrintProductId;
  readonly pictured: PicturedProject;
  readonly photoUrl: FindPhotoUrl;
}

/** Decorative: a sheet that is cut and placed into the map, or the map on several sheets. */
export function PrintProductPicture({ product, ...props }: PrintProductPictureProps) {
  return (
    <span className={styles.picture} aria-hidden="true">
      {product === "cutouts" ? (
        <>
          <SheetThumb {...props} />
          <span className={styles.steps}>
            <Scissors size={16} strokeWidth={1.6} />
            <ArrowRight size={16} strokeWidth={1.6} />
          </span>
          <MapThumb {...props} isTiled={false} />
        </>
      ) : (
        <MapThumb {...props} isTiled />
      )}
    </span>
  );
}

type ThumbProps = Omit<PrintProductPictureProps, "product">;

function SheetThumb({ pictured, photoUrl }: ThumbProps) {
  const { design, content, option } = pictured;
  const { inputs, outputScale: scale } = content;
  const layout = useMemo(() => {
    const openings = printableOpenings(design, inputs, option);
    const quantities = defaultQuantities(openings);
    const plan = planPrints({ openings, quantities, size: SIZE, options: OPTIONS, scale });
    return plan.sheets[0]?.layout;
  }, [design, inputs, option, scale]);
  if (layout === undefined) return null;
  return (
    <SceneSvg
      ops={sheetScene(layout, design, inputs, OPTIONS, scale)}
      width={layout.width}
      height={layout.height}
      imageUrl={({ src }) => photoUrl(src, EDGE_PX)}
      className={styles.sheet ?? ""}
    />
  );
}

function MapThumb({ pictured, photoUrl, isTiled }: ThumbProps & { readonly isTiled: boolean }) {
  const { design, content, option } = pictured;
  const { inputs, outputScale: scale } = content;
  const map = useMemo(
    () => wholeMapScene(design, inputs, { scale, outputOption: option }),
    [design, inputs, scale, option],
  );
  return (
    <span className={styles.map}>
      <SceneSvg
        ops={map.ops}
        width={map.width}
        height={map.height}
        imageUrl={({ src }) => photoUrl(src, EDGE_PX)}
        className={styles.sheet ?? ""}
      />
      {isTiled ? <SheetSeams map={map} tiling={tileMap(map, "letter")} /> : null}
    </span>
  );
}
