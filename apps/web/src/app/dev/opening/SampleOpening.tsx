import { type Design, openingsOf } from "@photomap/design";
import { getPrintArea } from "@photomap/project";
import { Lightbulb, Redo2, Undo2 } from "lucide-react";
import { useSearchParams } from "react-router";
import { OpeningEditor } from "../../../project/opening-editor/OpeningEditor.tsx";
import type { PhotoUpload } from "../../../project/opening-editor/opening-editor-props.ts";
import { IconButton } from "../../../ui/buttons/IconButton.tsx";
import { SaveStatus } from "../../../ui/status/SaveStatus.tsx";
import { createSampleImages, findSamplePhoto } from "./create-sample-images.ts";
import { useSampleProject } from "./use-sample-project.ts";

const STATES: Readonly<Record<string, Partial<PhotoUpload>>> = {
  "sample-2": { status: "IN_PROGRESS", progress: 0.6 },
  "sample-3": { status: "FAILED", progress: 0 },
};

/** The opening editor with an in-memory project; URL parameters choose the opening and its state. */
export function SampleOpening({ design }: { readonly design: Design }) {
  const [search, setSearch] = useSearchParams();
  const openings = openingsOf(design);
  const index = Math.max(
    0,
    openings.findIndex(({ id }) => id === (search.get("opening") ?? "MI")),
  );
  const opening = openings[index];
  const area = opening && getPrintArea(opening);
  const count = Number(search.get("photos") ?? 2);
  if (opening === undefined || area === undefined) return null;
  const go = (by: number) => {
    const other = openings[index + by];
    if (other === undefined) return undefined;
    return { name: other.name, onOpen: () => setSearch({ opening: other.id }) };
  };
  return (
    <SampleEditor
      key={opening.id}
      design={design}
      opening={opening}
      area={area}
      images={createSampleImages(count, area)}
      hasUploads={search.has("uploads")}
      isReadOnly={search.has("readonly")}
      previous={go(-1)}
      next={go(1)}
    />
  );
}

interface SampleEditorProps {
  readonly design: Design;
  readonly opening: Parameters<typeof OpeningEditor>[0]["opening"];
  readonly area: NonNullable<ReturnType<typeof getPrintArea>>;
  readonly images: ReturnType<typeof createSampleImages>;
  readonly hasUploads: boolean;
  readonly isReadOnly: boolean;
  readonly previous: { name: string; onOpen: () => void } | undefined;
  readonly next: { name: string; onOpen: () => void } | undefined;
}

function SampleEditor(props: SampleEditorProps) {
  const { design, opening, area, images, hasUploads, isReadOnly, previous, next } = props;
  const project = useSampleProject({ openingId: opening.id, area, images });
  const named = Object.fromEntries(
    images.map(({ id }, i): [string, PhotoUpload] => [
      id,
      {
        status: "COMPLETED",
        progress: 1,
        name: findSamplePhoto(i)?.name ?? "",
        ...(hasUploads ? STATES[id] : {}),
      },
    ]),
  );
  return (
    <OpeningEditor
      design={design}
      opening={opening}
      input={project.input}
      outputScale={1}
      uploads={{ ...named, ...project.uploads }}
      photoUrl={project.photoUrl}
      onEdit={project.edit}
      onAddFiles={(files) => void project.addFiles(files)}
      onChooseFiles={() => {}}
      onRetryUpload={() => {}}
      readOnly={isReadOnly}
      {...(previous && { previous })}
      {...(next && { next })}
      onDone={() => {}}
      saveStatus={<SaveStatus state="saved">Saved</SaveStatus>}
      history={
        isReadOnly ? null : (
          <>
            <IconButton
              label="Undo"
              icon={<Undo2 size={20} strokeWidth={1.6} />}
              disabled={!project.canUndo}
              onClick={project.undo}
            />
            <IconButton
              label="Redo"
              icon={<Redo2 size={20} strokeWidth={1.6} />}
              disabled={!project.canRedo}
              onClick={project.redo}
            />
          </>
        )
      }
      {...(hasUploads && { suggestionTile: <Lightbulb size={24} strokeWidth={1.6} /> })}
    />
  );
}
