import { getGraphicKey, resolveBackground } from "@photomap/design";
import { pointsToInches } from "@photomap/geometry";
import { closeUpScene, type ProductLook, productPrintScene } from "@photomap/scene";
import { SceneSvg } from "@photomap/scene/react";
import { useMemo } from "react";
import type { OpenProject } from "../../project/store/loading/open-project.ts";
import type { FindPhotoUrl } from "../../project/store/photo-addresses.ts";
import { useProjectState } from "../../project/store/project-context.ts";
import styles from "./PrintServiceChooser.module.css";

/** The same edge as the other pictures of the page, so that every photo is loaded once. */
const EDGE_PX = 512;

interface OwnProductPictureProps {
  readonly project: OpenProject;
  readonly look: ProductLook;
  readonly photoUrl: FindPhotoUrl;
}

/** The project's map on the wall, in its frame or on its hanger bars. */
export function OwnProductPicture({ project, look, photoUrl }: OwnProductPictureProps) {
  const { design, store } = project;
  const content = useProjectState(store, (state) => state.content);
  const { outerColor } = look;
  const backgroundKey =
    outerColor === undefined ? resolveBackground(design, content)?.imageKey : undefined;
  const { width, height, ops } = useMemo(() => {
    const print = productPrintScene(design, content.inputs, {
      ...(outerColor !== undefined && { outerColor }),
      ...(backgroundKey !== undefined && { backgroundKey }),
    });
    return closeUpScene({
      print,
      widthInches: pointsToInches(design.width),
      heightInches: pointsToInches(design.height),
      look,
    });
  }, [design, content.inputs, look, outerColor, backgroundKey]);
  return (
    <SceneSvg
      ops={ops}
      width={width}
      height={height}
      imageUrl={({ src }) =>
        src === backgroundKey ? `/${getGraphicKey(src, EDGE_PX)}` : photoUrl(src, EDGE_PX)
      }
      className={styles.product ?? ""}
    />
  );
}
