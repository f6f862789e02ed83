import type { Opening } from "@photomap/design";
import { countProgress, openingFacts } from "@photomap/project";
import { type ReactNode, useMemo } from "react";
import { useProjectState } from "../../project-store/use-project-state.ts";
import { Float } from "../../ui/Float.tsx";
import { Frame } from "../../ui/Frame.tsx";
import { ProgressRing } from "../../ui/ProgressRing.tsx";
import { addPhotos } from "./add-photos.ts";
import styles from "./Editor.module.css";
import { MapCanvas } from "./MapCanvas.tsx";
import { mapLook } from "./map-look.ts";
import { NotSavedBar } from "./NotSavedBar.tsx";
import { ProjectToolbar } from "./ProjectToolbar.tsx";
import { ProjectTopBar } from "./ProjectTopBar.tsx";
import { usePhotoUrl, useProject } from "./project-context.ts";

const PHOTO_EDGE_PX = 512;

/** The full map. */
export function MapScreen({ notice }: { readonly notice?: ReactNode }) {
  const project = useProject();
  const { design, store } = project;
  const photoUrl = usePhotoUrl();
  const content = useProjectState(store, (state) => state.content);
  const { inputs, outputType, outputScale, backgroundId } = content;
  const look = useMemo(
    () => mapLook(design, { outputType, outputScale, backgroundId }),
    [design, outputType, outputScale, backgroundId],
  );
  const { filled, total } = countProgress(design, openingFacts(inputs), look.outputOption);
  const add = (opening: Opening, photos: readonly File[]) =>
    void addPhotos(project, opening, photos);
  return (
    <div className={styles.editor}>
      <ProjectTopBar />
      <ProjectToolbar />
      <main className={styles.wall}>
        <NotSavedBar />
        {notice}
        <div className={styles.hang}>
          <Frame finish="white" railPx={10}>
            <MapCanvas
              design={design}
              inputs={inputs}
              look={look}
              photoUrl={(photoId) => photoUrl(photoId, PHOTO_EDGE_PX)}
              onPhotos={add}
            />
          </Frame>
        </div>
        <div className={styles.floats}>
          {total > 1 ? (
            <Float>
              <ProgressRing value={filled} total={total} noun={design.regionTypePlural} />
            </Float>
          ) : null}
          <p className={styles.hint}>
            Drop a photo on a {design.regionType}, or click one to choose.
          </p>
        </div>
      </main>
    </div>
  );
}
