import type { Box } from "@photomap/geometry";
import {
  applyEntry,
  type Edit,
  MAX_IMAGES_PER_OPENING,
  type OpeningImage,
  startJournal,
} from "@photomap/project";
import { useReducer, useState } from "react";
import type { PhotoUpload } from "../../../project/opening-editor/opening-editor-props.ts";
import { createSampleImage, findSamplePhoto } from "./create-sample-images.ts";

interface SampleOptions {
  readonly openingId: string;
  readonly area: Box;
  readonly images: readonly OpeningImage[];
}

/** An in-memory replacement of the project store for this page. */
export function useSampleProject({ openingId, area, images }: SampleOptions) {
  const [journal, dispatch] = useReducer(applyEntry, images, (start) => {
    const input = { type: "OPENING", images: start, modifiedAt: now() } as const;
    return startJournal({
      name: "Sample",
      outputType: "MATBOARD_WALL_MAP",
      outputScale: 1,
      accessPolicy: "PRIVATE",
      backgroundId: null,
      inputs: { [openingId]: input },
    });
  });
  const [uploads, setUploads] = useState<Record<string, PhotoUpload & { url: string }>>({});

  async function addFiles(files: readonly File[]): Promise<void> {
    const remaining =
      MAX_IMAGES_PER_OPENING - (journal.content.inputs[openingId]?.images.length ?? 0);
    const added: OpeningImage[] = [];
    for (const file of files.slice(0, remaining)) {
      const picture = await createImageBitmap(file);
      const id = `added-${crypto.randomUUID()}`;
      const url = URL.createObjectURL(file);
      added.push(createSampleImage(id, picture, area));
      setUploads((all) => ({
        ...all,
        [id]: { status: "COMPLETED", progress: 1, name: file.name, url },
      }));
    }
    edit({ type: "ADD_IMAGES", openingId, images: added });
  }
  const edit = (change: Edit) => dispatch({ kind: "edit", edit: change, at: now() });

  return {
    input: journal.content.inputs[openingId],
    edit,
    addFiles,
    uploads,
    photoUrl: (id: string) =>
      uploads[id]?.url ?? findSamplePhoto(Number(/^sample-(\d+)$/.exec(id)?.[1]))?.url,
    canUndo: journal.undoable.length > 0,
    canRedo: journal.redoable.length > 0,
    undo: () => dispatch({ kind: "undo", at: now() }),
    redo: () => dispatch({ kind: "redo", at: now() }),
  };
}

function now(): string {
  return new Date().toISOString();
}
