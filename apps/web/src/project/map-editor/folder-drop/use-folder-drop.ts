import { type Design, type Opening, openingsOf, resolveOutputOption } from "@photomap/design";
import {
  assignPhotos,
  excludePhoto,
  isIncluded,
  type PhotoAssignments,
  type ProjectContent,
  reassignPhotos,
} from "@photomap/project";
import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import { reportAndDescribeFailure } from "../../../platform/errors/report-and-describe-failure.ts";
import { askBeforeLeaving } from "../../../platform/routing/ask-before-leaving.ts";
import { showToast } from "../../../ui/toasts/toast-store.ts";
import type { OpenProject } from "../../store/loading/open-project.ts";
import { useProject, useProjectState } from "../../store/project-context.ts";
import type { PhotoRefusal } from "../../uploads/check-photo-file.ts";
import { groupByRegion, joinAssignments, listWaiting } from "./group-photos.ts";
import { loadPhotoReading } from "./load-photo-reading.ts";
import { type PlacedCounts, placePhotos, resumePlacing } from "./place-photos.ts";
import { showPlacedToast, showResumedToast } from "./placed-toasts.ts";
import type { DroppedPhoto } from "./read-photos.ts";

interface Reading {
  readonly phase: "reading";
  /** The number of files; missing while folders are listed. */
  readonly total?: number;
  readonly photos: readonly DroppedPhoto[];
  readonly refusals: readonly PhotoRefusal[];
}

interface Reviewed {
  readonly photos: readonly DroppedPhoto[];
  readonly refusals: readonly PhotoRefusal[];
  readonly assignments: PhotoAssignments;
}

interface Review extends Reviewed {
  readonly phase: "review";
}

interface Placing extends Reviewed {
  readonly phase: "placing";
  readonly storedCount: number;
}

type FolderDropState = { readonly phase: "closed" } | Reading | Review | Placing;

export interface FolderDropControls {
  readonly state: FolderDropState;
  /** The included openings. */
  readonly openings: readonly Opening[];
  /** The photos without a place that are kept when the others are placed. */
  readonly kept: readonly DroppedPhoto[];
  /** Reads the photos and opens the review. */
  readonly open: (files: Promise<readonly File[]> | readonly File[]) => Promise<void>;
  readonly close: () => void;
  readonly move: (photoIds: readonly string[], openingId: string) => void;
  readonly exclude: (photoId: string) => void;
  readonly place: () => Promise<void>;
}

const CLOSED: FolderDropState = { phase: "closed" };
const NONE = [] as const;
/** Limits how often the screen renders while photos are read. */
const PROGRESS_INTERVAL_MS = 250;

interface FolderDropOptions {
  readonly target?: FolderTarget | undefined;
  /** Takes the photos that got no place; without it they are dropped when the dialog closes. */
  readonly keepUnplaced?: (photos: readonly DroppedPhoto[]) => Promise<void>;
}

/** A target for the photos of a folder, instead of the openings of the project. */
interface FolderTarget {
  readonly project: OpenProject;
  /** The opening with the id of the input that takes its photos. */
  readonly resolve: (opening: Opening) => Opening;
  readonly onPlaced: (counts: PlacedCounts) => void;
}

/** The state of a dropped folder: reading, review, placing. */
export function useFolderDrop(options: FolderDropOptions = {}): FolderDropControls {
  const { target, keepUnplaced } = options;
  const project = useProject();
  const into = target?.project ?? project;
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
  const hasUnplaced = canLosePhotos(state);
  useEffect(() => (hasUnplaced ? askBeforeLeaving() : undefined), [hasUnplaced]);
  useEffect(() => {
    void resumePlacing(into).then(showResumedToast);
    return () => reading.current?.abort();
  }, [into]);

  const open: FolderDropControls["open"] = async (source) => {
    close();
    const { signal } = (reading.current = new AbortController());
    const photos: DroppedPhoto[] = [];
    const refusals: PhotoRefusal[] = [];
    setState({ phase: "reading", photos, refusals });
    try {
      const files = await source;
      const { loadLookup, readPhotos } = await loadPhotoReading();
      const lookup = await loadLookup(project.design.baseId);
      signal.throwIfAborted();
      if (files.length === 0) throw new Error("We didn't find any photos there.");
      const show = () =>
        setState({
          phase: "reading",
          total: files.length,
          photos: [...photos],
          refusals: [...refusals],
        });
      const timer = setInterval(show, PROGRESS_INTERVAL_MS);
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
      const assignments = planAssignments(into, openings, photos);
      const waiting = listWaiting(photos, assignments);
      // There is nothing to review. Photos that can't be kept are in the review instead.
      if (keepUnplaced && refusals.length === 0 && waiting.length === photos.length) {
        const isKept = await keepUnplaced(waiting).then(
          () => true,
          () => false,
        );
        if (isKept) return close();
      }
      // A transition, because rendering 500 rows at once would block the page.
      startTransition(() => setState({ phase: "review", photos, refusals, assignments }));
    } catch (error) {
      if (signal.aborted) return;
      close();
      const content = reportAndDescribeFailure(error, "folder drop");
      showToast({ id: "folder-drop", type: "error", content });
    }
  };

  const change = (revise: (assignments: PhotoAssignments) => PhotoAssignments) =>
    setState((current) =>
      current.phase === "review"
        ? { ...current, assignments: revise(current.assignments) }
        : current,
    );
  const move: FolderDropControls["move"] = (photoIds, openingId) =>
    change((assignments) =>
      reassignPhotos(assignments, photoIds, openingId, into.store.getState().content.inputs),
    );
  const exclude: FolderDropControls["exclude"] = (photoId) =>
    change((assignments) => excludePhoto(assignments, photoId));

  const kept =
    keepUnplaced && "assignments" in state ? listWaiting(state.photos, state.assignments) : NONE;
  const place = async () => {
    if (state.phase !== "review") return;
    const regions = groupByRegion(joinAssignments(state.photos, state.assignments), openings);
    const groups = target
      ? regions.map((group) => ({ ...group, opening: target.resolve(group.opening) }))
      : regions;
    setState({ ...state, phase: "placing", storedCount: 0 });
    const showStored = (storedCount: number) =>
      setState((current) => (current.phase === "placing" ? { ...current, storedCount } : current));
    try {
      // First: a page that is left meanwhile loses none of them.
      if (kept.length > 0) await keepUnplaced?.(kept);
      const counts = await placePhotos(into, groups, showStored);
      if (target === undefined) showPlacedToast(project, counts);
      else target.onPlaced(counts);
      close();
    } catch {
      setState(state);
      const content = "We couldn't place your photos. Check your connection and try again.";
      showToast({ id: "folder-drop", type: "error", content });
    }
  };

  return { state, openings, kept, open, close, move, exclude, place };
}

/** Whether photos were chosen that are not on the map. */
function canLosePhotos(state: FolderDropState): boolean {
  if (state.phase === "closed") return false;
  return state.phase === "reading" || state.photos.length > 0;
}

function useOpenings({ design, store }: OpenProject): readonly Opening[] {
  const inputs = useProjectState(store, (state) => state.content.inputs);
  const outputType = useProjectState(store, (state) => state.content.outputType);
  const outputScale = useProjectState(store, (state) => state.content.outputScale);
  return useMemo(
    () => listIncludedOpenings(design, { inputs, outputType, outputScale }),
    [design, inputs, outputType, outputScale],
  );
}

/** The openings that are part of the map. */
export function listIncludedOpenings(
  design: Design,
  { inputs, ...output }: Pick<ProjectContent, "inputs" | "outputType" | "outputScale">,
): readonly Opening[] {
  const option = resolveOutputOption(design, output);
  return openingsOf(design).filter(
    (opening) =>
      opening.layers.cut !== undefined && isIncluded(opening, inputs[opening.id], option),
  );
}

function planAssignments(
  { store }: OpenProject,
  openings: readonly Opening[],
  photos: readonly DroppedPhoto[],
): PhotoAssignments {
  return assignPhotos(photos, {
    openingIds: new Set(openings.map(({ id }) => id)),
    inputs: store.getState().content.inputs,
    findImageId: (sha256) => store.findDuplicateId(sha256),
  });
}
