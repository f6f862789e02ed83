import { type Opening, openingsOf, resolveOutputOption } from "@photomap/design";
import {
  assignPhotos,
  excludePhoto,
  isIncluded,
  type PhotoAssignments,
  reassignPhotos,
} from "@photomap/project";
import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import type { OpenProject } from "../../../project-store/open-project.ts";
import { useProject, useProjectState } from "../../../project-store/project-context.ts";
import { showToast } from "../../../toasts/toast-store.ts";
import type { PhotoRefusal } from "../../../uploads/admit-photo.ts";
import type { FolderDropState } from "./folder-drop-state.ts";
import { groupByRegion, pairPhotos } from "./group-photos.ts";
import { loadLookup } from "./load-lookup.ts";
import { placePhotos, resumePlacing } from "./place-photos.ts";
import { type ReadPhoto, readPhotos } from "./read-photos.ts";
import { tellPlaced, tellResumed } from "./tell-placed.ts";

export interface FolderDrop {
  readonly state: FolderDropState;
  /** The openings that are part of the map. */
  readonly openings: readonly Opening[];
  /** Reads the photos and shows where they would go. */
  readonly open: (files: Promise<readonly File[]> | readonly File[]) => Promise<void>;
  readonly close: () => void;
  readonly move: (photoIds: readonly string[], openingId: string) => void;
  readonly leaveOut: (photoId: string) => void;
  readonly place: () => Promise<void>;
}

const CLOSED: FolderDropState = { phase: "closed" };
/** How often the screen shows what was read meanwhile. */
const SHOW_EVERY_MS = 250;

/** A heap of photos on its way onto the map: read, reviewed, placed in one step. */
export function useFolderDrop(): FolderDrop {
  const project = useProject();
  const openings = useOpenings(project);
  const [state, setState] = useState<FolderDropState>(CLOSED);
  const reading = useRef<AbortController>(undefined);
  const urls = useRef<string[]>([]);

  const close = () => {
    reading.current?.abort();
    for (const url of urls.current) URL.revokeObjectURL(url);
    urls.current = [];
    setState(CLOSED);
  };
  useEffect(() => {
    void resumePlacing(project).then(tellResumed);
    return () => reading.current?.abort();
  }, [project]);

  const open: FolderDrop["open"] = async (choosing) => {
    close();
    const { signal } = (reading.current = new AbortController());
    const photos: ReadPhoto[] = [];
    const refusals: PhotoRefusal[] = [];
    setState({ phase: "reading", photos, refusals });
    try {
      const files = await choosing;
      const lookup = await loadLookup(project.design.baseId);
      signal.throwIfAborted();
      if (files.length === 0) throw new Error("There are no photos in there.");
      const show = () =>
        setState({
          phase: "reading",
          total: files.length,
          photos: [...photos],
          refusals: [...refusals],
        });
      const timer = setInterval(show, SHOW_EVERY_MS);
      signal.addEventListener("abort", () => clearInterval(timer));
      await readPhotos(files, {
        design: project.design,
        lookup,
        signal,
        onPhoto: (photo) => {
          photos.push(photo);
          urls.current.push(photo.previewUrl, photo.thumbUrl);
        },
        onRefusal: (refusal) => refusals.push(refusal),
      }).finally(() => clearInterval(timer));
      const placements = plan(project, openings, photos);
      // In slices: five hundred rows at once would hold the page up.
      startTransition(() => setState({ phase: "review", photos, refusals, placements }));
    } catch (error) {
      if (signal.aborted) return;
      close();
      const content = error instanceof Error ? error.message : String(error);
      showToast({ id: "folder-drop", type: "error", content });
    }
  };

  const change = (revise: (placements: PhotoAssignments) => PhotoAssignments) =>
    setState((current) =>
      current.phase === "review" ? { ...current, placements: revise(current.placements) } : current,
    );
  const move: FolderDrop["move"] = (photoIds, openingId) =>
    change((placements) =>
      reassignPhotos(placements, photoIds, openingId, project.store.getState().content.inputs),
    );
  const leaveOut: FolderDrop["leaveOut"] = (photoId) =>
    change((placements) => excludePhoto(placements, photoId));

  const place = async () => {
    if (state.phase !== "review") return;
    const groups = groupByRegion(pairPhotos(state.photos, state.placements), openings);
    setState({ ...state, phase: "placing", keptCount: 0 });
    const showKept = (keptCount: number) =>
      setState((current) => (current.phase === "placing" ? { ...current, keptCount } : current));
    try {
      tellPlaced(project, await placePhotos(project, groups, showKept));
      close();
    } catch {
      setState(state);
      const content = "Your photos could not be placed. Check your connection and try again.";
      showToast({ id: "folder-drop", type: "error", content });
    }
  };

  return { state, openings, open, close, move, leaveOut, place };
}

function useOpenings({ design, store }: OpenProject): readonly Opening[] {
  const inputs = useProjectState(store, (state) => state.content.inputs);
  const outputType = useProjectState(store, (state) => state.content.outputType);
  const outputScale = useProjectState(store, (state) => state.content.outputScale);
  return useMemo(() => {
    const option = resolveOutputOption(design, { outputType, outputScale });
    return openingsOf(design).filter(
      (opening) =>
        opening.layers.cut !== undefined && isIncluded(opening, inputs[opening.id], option),
    );
  }, [design, inputs, outputType, outputScale]);
}

function plan(
  { store }: OpenProject,
  openings: readonly Opening[],
  photos: readonly ReadPhoto[],
): PhotoAssignments {
  return assignPhotos(photos, {
    openingIds: new Set(openings.map(({ id }) => id)),
    inputs: store.getState().content.inputs,
    findImageId: (sha256) => store.findDuplicateId(sha256),
  });
}
