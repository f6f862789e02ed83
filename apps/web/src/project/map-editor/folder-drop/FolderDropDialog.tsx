import { countUnassignedSlots, MAX_IMAGES_PER_OPENING } from "@photomap/project";
import { useCallback, useMemo, useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { SegmentedControl } from "../../../ui/fields/SegmentedControl.tsx";
import { ConfirmDialog } from "../../../ui/overlays/ConfirmDialog.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { useProject } from "../../store/project-context.ts";
import { AssignmentMap } from "./AssignmentMap.tsx";
import { AssignmentPanel, type AssignmentTab } from "./AssignmentPanel.tsx";
import { describePhotosInRegions, pluralize, type RegionNames } from "./describe-assignment.ts";
import styles from "./FolderDropDialog.module.css";
import { groupByRegion, groupUnplaced, joinAssignments } from "./group-photos.ts";
import { PhotoInspector } from "./PhotoInspector.tsx";
import { ReadingPanel } from "./ReadingPanel.tsx";
import type { DroppedPhoto } from "./read-photos.ts";
import type { FolderDropControls } from "./use-folder-drop.ts";

const NONE = [] as const;

/** The dialog of all phases. A default export, because it is loaded lazily. */
export default function FolderDropDialog({
  folderDrop,
}: {
  readonly folderDrop: FolderDropControls;
}) {
  const { state, openings, kept, close, move, exclude, place } = folderDrop;
  const { design, store } = useProject();
  // A snapshot: the preview must not show the photos twice while they are placed.
  const [inputs] = useState(() => store.getState().content.inputs);
  const [selectedId, setSelectedId] = useState<string>();
  const [tab, setTab] = useState<AssignmentTab>("map");
  const [isConfirming, setConfirming] = useState(false);

  const photos = state.phase === "closed" ? NONE : state.photos;
  const assignments = "assignments" in state ? state.assignments : NONE;
  const byName = useMemo(
    () => openings.toSorted((a, b) => a.name.localeCompare(b.name, "en")),
    [openings],
  );
  const names = useMemo((): RegionNames => {
    const byId = new Map(design.features.map(({ id, name }) => [id, name]));
    return { getName: (id) => byId.get(id) ?? "", regionType: design.regionType };
  }, [design]);
  const assigned = useMemo(() => joinAssignments(photos, assignments), [photos, assignments]);
  const regions = useMemo(() => groupByRegion(assigned, byName), [assigned, byName]);
  const unplaced = useMemo(() => groupUnplaced(assigned, names.getName), [assigned, names]);
  const photosOf = useMemo(
    () => (state.phase === "reading" ? groupByLocation(photos) : groupPlaced(regions)),
    [state.phase, photos, regions],
  );
  const select = useCallback((photoId: string) => setSelectedId(photoId), []);

  const getRemaining = (openingId: string) => countUnassignedSlots(assignments, inputs, openingId);
  const selected = assigned.find(({ photo }) => photo.id === selectedId);
  const placedCount = assigned.filter(
    ({ assignment }) => assignment.openingId !== undefined,
  ).length;
  const isReview = state.phase === "review";
  const showRegion = (openingId: string) => {
    setTab("placed");
    const first = regions.find(({ opening }) => opening.id === openingId)?.photos[0];
    if (first !== undefined) setSelectedId(first.photo.id);
    document
      .querySelector(`[data-region="${CSS.escape(openingId)}"]`)
      ?.scrollIntoView({ block: "start", behavior: "smooth" });
  };
  const requestClose = () => {
    if (state.phase === "review") setConfirming(true);
    else if (state.phase === "reading") close();
  };

  return (
    <Dialog
      opened
      onClose={requestClose}
      size="full"
      title={isReview || state.phase === "placing" ? "Where your photos go" : "Reading your photos"}
      actions={
        <div className={styles.foot}>
          <p className={styles.promise}>
            {state.phase === "placing"
              ? `${pluralize(state.storedCount, "photo", "photos")} saved on this device`
              : describePromise(kept.length, placedCount)}
          </p>
          <Button onClick={requestClose} disabled={state.phase === "placing"}>
            Cancel
          </Button>
          {state.phase === "reading" ? null : (
            <Button
              variant="primary"
              loading={state.phase === "placing"}
              disabled={placedCount + kept.length === 0}
              onClick={() => void place()}
            >
              {placedCount === 0 && kept.length > 0
                ? `Keep ${pluralize(kept.length, "photo", "photos")} beside the map`
                : `Place ${describePhotosInRegions(placedCount, regions.length, design)}`}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.sheet} data-tab={tab} data-phase={state.phase}>
        {isReview ? (
          <div className={styles.tabs}>
            <SegmentedControl
              label="Show"
              value={tab}
              onChange={(shown) => {
                setTab(shown);
                setSelectedId(undefined);
              }}
              options={[
                { value: "map", label: "Map" },
                { value: "placed", label: `Placed ${placedCount}` },
                { value: "out", label: `Out ${assigned.length - placedCount}` },
              ]}
            />
          </div>
        ) : null}
        <div className={styles.mapSide}>
          <div className={styles.canvas}>
            <AssignmentMap
              design={design}
              inputs={inputs}
              openings={openings}
              photosOf={photosOf}
              selectedId={selected?.assignment.openingId}
              onSelect={showRegion}
              onDropPhoto={(photoId, openingId) => move([photoId], openingId)}
            />
          </div>
        </div>
        <div className={styles.listSide}>
          {state.phase === "reading" ? (
            <ReadingPanel
              readCount={photos.length + state.refusals.length}
              total={state.total}
              photos={photos}
            />
          ) : (
            <AssignmentPanel
              shown={tab}
              design={design}
              openings={byName}
              regions={regions}
              unplaced={unplaced}
              refusals={state.phase === "closed" ? NONE : state.refusals}
              names={names}
              keepsUnplaced={kept.length > 0}
              getRemaining={getRemaining}
              selectedId={selectedId}
              onSelect={select}
              onMove={move}
            />
          )}
        </div>
        {isReview ? (
          <div className={styles.inspect}>
            {selected === undefined ? (
              <p className={styles.hint}>
                Choose a photo to see it larger or to move it. Each {design.regionType} holds up to{" "}
                {MAX_IMAGES_PER_OPENING} photos.
              </p>
            ) : (
              <PhotoInspector
                selected={selected}
                openings={byName}
                names={names}
                getRemaining={getRemaining}
                onMove={move}
                onExclude={exclude}
              />
            )}
          </div>
        ) : null}
      </div>
      {/* Mounted when needed: otherwise the Escape that opens it would also close it. */}
      {isConfirming ? (
        <ConfirmDialog
          opened
          title="Close without placing your photos?"
          confirmLabel="Close"
          onCancel={() => setConfirming(false)}
          onConfirm={close}
        >
          Your map stays as it is. To place these photos later, drop them again.
        </ConfirmDialog>
      ) : null}
    </Dialog>
  );
}

function describePromise(keptCount: number, placedCount: number): string {
  const promise = "Nothing on your map has changed yet. One undo takes it all back.";
  if (keptCount === 0 || placedCount === 0) return promise;
  const rest = keptCount === 1 ? "The other photo waits" : `The other ${keptCount} photos wait`;
  return `${promise} ${rest} beside your map.`;
}

/**
 * Groups photos by the opening of their GPS position, which the map shows before the assignment.
 */
function groupByLocation(
  photos: readonly DroppedPhoto[],
): ReadonlyMap<string, readonly DroppedPhoto[]> {
  const located = photos.filter(({ location }) => location?.kind === "ON_MAP");
  return Map.groupBy(located, ({ location }) =>
    location?.kind === "ON_MAP" ? location.openingId : "",
  );
}

function groupPlaced(
  regions: ReturnType<typeof groupByRegion>,
): ReadonlyMap<string, readonly DroppedPhoto[]> {
  return new Map(
    regions.map(({ opening, photos }) => [opening.id, photos.map(({ photo }) => photo)]),
  );
}
