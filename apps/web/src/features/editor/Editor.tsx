import { countsTowardTotal, type Opening, openingsOf } from "@photomap/design";
import { Pencil, Printer } from "lucide-react";
import { Logo } from "../../brand/Logo.tsx";
import { Float } from "../../ui/Float.tsx";
import { Frame } from "../../ui/Frame.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { NoticeBar } from "../../ui/NoticeBar.tsx";
import { ProgressRing } from "../../ui/ProgressRing.tsx";
import { SaveStatus } from "../../ui/SaveStatus.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { TopBar } from "../../ui/TopBar.tsx";
import styles from "./Editor.module.css";
import { MapCanvas } from "./MapCanvas.tsx";
import { findPhotoUrl } from "./photo-url.ts";
import type { LoadedProject } from "./project-file.ts";
import { useEditor } from "./use-editor.ts";

/** Photos on the map are shown this large at most: a state is a small part of a screen. */
const PHOTO_EDGE_PX = 512;

const SAVE_TEXT = { saved: "Saved", saving: "Saving", failed: "Not saved" } as const;

interface EditorProps {
  readonly project: LoadedProject;
  readonly imagesUrl: string;
}

export function Editor({ project, imagesUrl }: EditorProps) {
  const { file, design } = project;
  const editor = useEditor(project);
  const isUploading = Object.values(editor.uploads).some(({ status }) => status === "IN_PROGRESS");
  const filled = openingsOf(design).filter(
    (opening) => countsTowardTotal(opening) && (editor.inputs[opening.id]?.images.length ?? 0) > 0,
  );
  const addPhotos = (opening: Opening, photos: readonly File[]) => {
    for (const photo of photos) void editor.addPhoto(opening.id, photo);
  };
  return (
    <div className={styles.editor}>
      <TopBar
        leading={<Logo compact />}
        title={<h1 className={styles.name}>{file.name}</h1>}
        status={
          <SaveStatus state={isUploading ? "saving" : editor.save}>
            {isUploading ? "Uploading" : SAVE_TEXT[editor.save]}
          </SaveStatus>
        }
        actions={
          <LinkButton
            to={`/p/${file.id}/output/download`}
            variant="primary"
            size="small"
            icon={<Printer size={18} strokeWidth={1.6} aria-hidden="true" />}
          >
            Print
          </LinkButton>
        }
      />
      <Toolbar
        label="Project"
        items={[
          { to: `/p/${file.id}`, label: "Edit", Icon: Pencil },
          { to: `/p/${file.id}/output/download`, label: "Print", Icon: Printer },
        ]}
      />
      <main className={styles.wall}>
        {editor.save === "failed" ? (
          <NoticeBar
            kind="not-saved"
            action={{ label: "Retry", onSelect: () => void editor.retrySave() }}
          >
            Not saved. Your photos are still here.
          </NoticeBar>
        ) : null}
        <div className={styles.hang}>
          <Frame finish="white" railPx={10}>
            <MapCanvas
              design={design}
              inputs={editor.inputs}
              photoUrl={(id) =>
                findPhotoUrl({ file, imagesUrl, uploads: editor.uploads }, id, PHOTO_EDGE_PX)
              }
              onPhotos={addPhotos}
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
