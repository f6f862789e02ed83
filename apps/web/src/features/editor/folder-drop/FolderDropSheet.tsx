import { countRemainingSlots, MAX_IMAGES_PER_OPENING } from "@photomap/project";
import { useCallback, useMemo, useState } from "react";
import { useProject } from "../../../project-store/project-context.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Segmented } from "../../../ui/fields/Segmented.tsx";
import { ConfirmDialog } from "../../../ui/overlays/ConfirmDialog.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { countOf, describePlaces } from "./count-words.ts";
import type { ReasonWords } from "./describe-reason.ts";
import styles from "./FolderDropSheet.module.css";
import { groupByRegion, groupTray, pairPhotos } from "./group-photos.ts";
import { PhotoInspector } from "./PhotoInspector.tsx";
import { PlacementMap } from "./PlacementMap.tsx";
import { ReadingPanel } from "./ReadingPanel.tsx";
import { ReviewPanel, type ReviewTab } from "./ReviewPanel.tsx";
import type { ReadPhoto } from "./read-photos.ts";
import type { FolderDrop } from "./use-folder-drop.ts";

const NOTHING = [] as const;

/** From the first photo read to the one press that places them all. */
export default function FolderDropSheet({ folderDrop }: { readonly folderDrop: FolderDrop }) {
  const { state, openings, close, move, leaveOut, place } = folderDrop;
  const { design, store } = useProject();
  // As they were: the map beside the list shows what is about to change, not what just did.
  const [inputs] = useState(() => store.getState().content.inputs);
  const [chosenId, setChosenId] = useState<string>();
  const [tab, setTab] = useState<ReviewTab>("map");
  const [isLeaving, setLeaving] = useState(false);

  const photos = state.phase === "closed" ? NOTHING : state.photos;
  const placements = "placements" in state ? state.placements : NOTHING;
  const byName = useMemo(
    () => openings.toSorted((a, b) => a.name.localeCompare(b.name, "en")),
    [openings],
  );
  const words = useMemo((): ReasonWords => {
    const names = new Map(design.features.map(({ id, name }) => [id, name]));
    return { nameOf: (id) => names.get(id) ?? "", regionType: design.regionType };
  }, [design]);
  const pairs = useMemo(() => pairPhotos(photos, placements), [photos, placements]);
  const regions = useMemo(() => groupByRegion(pairs, byName), [pairs, byName]);
  const trays = useMemo(() => groupTray(pairs, words.nameOf), [pairs, words]);
  const photosOf = useMemo(
    () => (state.phase === "reading" ? groupBySpot(photos) : groupPlaced(regions)),
    [state.phase, photos, regions],
  );
  const choose = useCallback((photoId: string) => setChosenId(photoId), []);

  const roomOf = (openingId: string) => countRemainingSlots(placements, inputs, openingId);
  const chosen = pairs.find(({ photo }) => photo.id === chosenId);
  const placedCount = pairs.filter(({ placement }) => placement.openingId !== undefined).length;
  const isReview = state.phase === "review";
  const showRegion = (openingId: string) => {
    setTab("placed");
    const first = regions.find(({ opening }) => opening.id === openingId)?.photos[0];
    if (first !== undefined) setChosenId(first.photo.id);
    document
      .querySelector(`[data-region="${CSS.escape(openingId)}"]`)
      ?.scrollIntoView({ block: "start", behavior: "smooth" });
  };
  const leave = () => {
    if (state.phase === "review") setLeaving(true);
    else if (state.phase === "reading") close();
  };

  return (
    <Dialog
      opened
      onClose={leave}
      size="full"
      title={isReview || state.phase === "placing" ? "Where your photos go" : "Reading your photos"}
      actions={
        <div className={styles.foot}>
          <p className={styles.promise}>
            {state.phase === "placing"
              ? `${countOf(state.keptCount, "photo", "photos")} kept on this computer`
              : "Nothing on your map has changed yet. One undo takes it all back."}
          </p>
          <Button onClick={leave} disabled={state.phase === "placing"}>
            Cancel
          </Button>
          {state.phase === "reading" ? null : (
            <Button
              variant="primary"
              loading={state.phase === "placing"}
              disabled={placedCount === 0}
              onClick={() => void place()}
            >
              Place {describePlaces(placedCount, regions.length, design)}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.sheet} data-tab={tab} data-phase={state.phase}>
        {isReview ? (
          <div className={styles.tabs}>
            <Segmented
              label="Show"
              value={tab}
              onChange={(shown) => {
                setTab(shown);
                setChosenId(undefined);
              }}
              options={[
                { value: "map", label: "Map" },
                { value: "placed", label: `Placed ${placedCount}` },
                { value: "out", label: `Out ${pairs.length - placedCount}` },
              ]}
            />
          </div>
        ) : null}
        <div className={styles.mapSide}>
          <div className={styles.wall}>
            <PlacementMap
              design={design}
              inputs={inputs}
              openings={openings}
              photosOf={photosOf}
              chosenId={chosen?.placement.openingId}
              onChoose={showRegion}
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
            <ReviewPanel
              shown={tab}
              design={design}
              openings={byName}
              regions={regions}
              trays={trays}
              refusals={state.phase === "closed" ? NOTHING : state.refusals}
              words={words}
              roomOf={roomOf}
              chosenId={chosenId}
              onChoose={choose}
              onMove={move}
            />
          )}
        </div>
        {isReview ? (
          <div className={styles.inspect}>
            {chosen === undefined ? (
              <p className={styles.hint}>
                Choose a photo to see it large and to give it another place. A {design.regionType}{" "}
                holds {MAX_IMAGES_PER_OPENING} photos.
              </p>
            ) : (
              <PhotoInspector
                pair={chosen}
                openings={byName}
                words={words}
                roomOf={roomOf}
                onMove={move}
                onLeaveOut={leaveOut}
              />
            )}
          </div>
        ) : null}
      </div>
      {/* Not there before it is needed: it would take the very Escape that opens it for its own. */}
      {isLeaving ? (
        <ConfirmDialog
          opened
          title="Close without placing?"
          confirmLabel="Close"
          onCancel={() => setLeaving(false)}
          onConfirm={close}
        >
          Your map stays as it is. To place these photos later, drop them again.
        </ConfirmDialog>
      ) : null}
    </Dialog>
  );
}

/** While they are read, photos stand where they were taken. */
function groupBySpot(photos: readonly ReadPhoto[]): ReadonlyMap<string, readonly ReadPhoto[]> {
  const located = photos.filter(({ location }) => location?.kind === "ON_MAP");
  return Map.groupBy(located, ({ location }) =>
    location?.kind === "ON_MAP" ? location.openingId : "",
  );
}

function groupPlaced(
  regions: ReturnType<typeof groupByRegion>,
): ReadonlyMap<string, readonly ReadPhoto[]> {
  return new Map(
    regions.map(({ opening, photos }) => [opening.id, photos.map(({ photo }) => photo)]),
  );
}
