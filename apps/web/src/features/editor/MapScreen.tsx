import { countsTowardTotal, type Opening, openingsOf } from "@photomap/design";
import { Pencil, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Logo } from "../../brand/Logo.tsx";
import { useProjectState } from "../../project-store/use-project-state.ts";
import { Float } from "../../ui/Float.tsx";
import { Frame } from "../../ui/Frame.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { ProgressRing } from "../../ui/ProgressRing.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { TopBar } from "../../ui/TopBar.tsx";
import { addPhotos } from "./add-photos.ts";
import styles from "./Editor.module.css";
import { MapCanvas } from "./MapCanvas.tsx";
import { NotSavedBar } from "./NotSavedBar.tsx";
import { ProjectSaveStatus } from "./ProjectSaveStatus.tsx";
import { usePhotoUrl, useProject } from "./project-context.ts";
import { UndoButtons } from "./UndoButtons.tsx";

const PHOTO_EDGE_PX = 512;

/** The full map. */
export function MapScreen({ notice }: { readonly notice?: ReactNode }) {
  const project = useProject();
  const { id, design, store } = project;
  const photoUrl = usePhotoUrl();
  const name = useProjectState(store, (state) => state.content.name);
  const inputs = useProjectState(store, (state) => state.content.inputs);
  const filled = openingsOf(design).filter(
    (opening) => countsTowardTotal(opening) && (inputs[opening.id]?.images.length ?? 0) > 0,
  );
  const add = (opening: Opening, photos: readonly File[]) =>
    void addPhotos(project, opening, photos);
  return (
    <div className={styles.editor}>
      <TopBar
        leading={<Logo compact />}
        title={<h1 className={styles.name}>{name}</h1>}
        status={<ProjectSaveStatus />}
        actions={
          <>
            <UndoButtons />
            <LinkButton
              to={`/p/${id}/output/download`}
              variant="primary"
              size="small"
              icon={<Printer size={18} strokeWidth={1.6} aria-hidden="true" />}
            >
              Print
            </LinkButton>
          </>
        }
      />
      <Toolbar
        label="Project"
        items={[
          { to: `/p/${id}`, label: "Edit", Icon: Pencil },
          { to: `/p/${id}/output/download`, label: "Print", Icon: Printer },
        ]}
      />
      <main className={styles.wall}>
        <NotSavedBar />
        {notice}
        <div className={styles.hang}>
          <Frame finish="white" railPx={10}>
            <MapCanvas
              design={design}
              inputs={inputs}
              photoUrl={(photoId) => photoUrl(photoId, PHOTO_EDGE_PX)}
              onPhotos={add}
            />
          </Frame>
        </div>
        <div className={styles.floats}>
          <Float>
            <ProgressRing
              value={filled.length}
              total={design.regionCount}
              noun={design.regionTypePlural}
            />
          </Float>
          <p className={styles.hint}>
            Drop a photo on a {design.regionType}, or click one to choose.
          </p>
        </div>
      </main>
    </div>
  );
}
